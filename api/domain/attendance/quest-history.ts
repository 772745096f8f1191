import { isActive } from '../sign-up/contract-standing.ts';
import { formatReputation, formatRewardHours } from '../text/format.ts';
import { attendanceOf } from './attendance.ts';

/** One sign-up in somebody's history, with the credits that came of it in any order. Instants as ISO texts. */
export type PastSignUp = {
  contract: {
    abandonedAt: string | null;
    status: string | null;
    /** Null where the viewer may not see the quest any more. */
    quest: { publishingStatus: string } | null;
  };
  credits: readonly { type: string; value: number }[];
};

/** How a sign-up ended: what its credits tell, else what was recorded, else what became of the quest. */
export function resultOf({ contract, credits }: PastSignUp): string {
  const told = attendanceOf(credits);
  if (told) return told;
  if (contract.status) return contract.status;
  if (!isActive(contract)) return 'Bailed out';
  return contract.quest?.publishingStatus === 'Cancelled' ? 'Cancelled' : 'Signed up';
}

/** What a sign-up earned: '2.5 hours, +10 REP', or null; no hours where none were served. */
export function rewardOf({ credits }: Pick<PastSignUp, 'credits'>): string | null {
  const isTime = ({ type }: { type: string }) => type === 'volunteerTime';
  const hours = credits
    .filter((credit) => isTime(credit) && credit.value > 0)
    .map(({ value }) => hoursText(value));
  const reputation = credits.filter((credit) => !isTime(credit)).map(({ value }) => formatReputation(value));
  return [...hours, ...reputation].join(', ') || null;
}

function hoursText(minutes: number): string {
  const hours = formatRewardHours(minutes);
  return `${hours} ${hours === '1' ? 'hour' : 'hours'}`;
}
