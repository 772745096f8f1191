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

/** What a sign-up earned: '2.5 hours, +10 REP', or null. */
export function rewardOf({ credits }: Pick<HistoryEntry, 'credits'>): string | null {
  const texts = credits.map(({ type, value }) =>
    type === 'volunteerTime' ? hoursText(value) : formatReputation(value),
  );
  return texts.join(', ') || null;
}

function hoursText(minutes: number): string {
  const hours = formatRewardHours(minutes);
  return `${hours} ${hours === '1' ? 'hour' : 'hours'}`;
}
