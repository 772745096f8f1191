import { attendanceOf } from '#domain/attendance.ts';
import { formatReputation, formatRewardHours } from '#domain/format.ts';
import type { VolunteerHistoryQuery } from '../gql/generated.ts';

/** One sign-up of a volunteer with the credits that came of it. */
export type HistoryEntry = VolunteerHistoryQuery['getChariteerMergedContracts']['mergedContracts'][number] & {
  id: string;
};

/** How a sign-up ended: what its credits tell, else what was recorded. */
export function resultOf({ contract, credits }: Pick<HistoryEntry, 'contract' | 'credits'>): string {
  const told = attendanceOf(credits);
  if (told) return told;
  if (contract.status) return contract.status;
  return contract.abandonedAt === null ? 'Signed up' : 'Bailed out';
}

/**
 * What a sign-up earned: '2.5 hours, +10 REP', or null; no hours where none were served. Credits of one sign-up arrive
 * in no order.
 */
export function rewardOf({ credits }: Pick<HistoryEntry, 'credits'>): string | null {
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
