import { type AgePolicy, DEFAULT_AGE_POLICY } from '../ages/age-policy.ts';
import type { QuestWordsTexts } from '../texts/generated/quest-words.ts';
import type { PublishingStatus } from './quest-status.ts';

/** What a quest asks of whoever takes it, whoever looks. */
export type QuestAsks = {
  agePolicy: Pick<AgePolicy, 'supervisedAge' | 'soloAge' | 'maxAge'>;
  trainingCount: number;
  /** Minutes served with its charity before. */
  prerequisiteMinutes: number;
};

const MINUTES_OF_HOUR = 60;
/** Lowest age with an account of one's own (DEC-48). */
const YOUNGEST = 13;

/** What can keep someone from a quest, in a few words each, as its card says it: ages, trainings, hours. */
export function questAsks(
  { agePolicy, trainingCount, prerequisiteMinutes }: QuestAsks,
  words: QuestWordsTexts,
): string[] {
  const hours = Math.round((prerequisiteMinutes / MINUTES_OF_HOUR) * 100) / 100;
  return [
    ...ageWords(agePolicy, words),
    ...(trainingCount > 0 ? [words.trainingFirst({ count: trainingCount })] : []),
    ...(hours > 0 ? [words.hoursFirst({ hours })] : []),
  ];
}

/** Words for the age limits that someone with an account can fail. */
function ageWords(
  { supervisedAge, soloAge, maxAge }: QuestAsks['agePolicy'],
  words: QuestWordsTexts,
): string[] {
  const limits = [
    supervisedAge > YOUNGEST
      ? words.agesFrom({ age: supervisedAge })
      : soloAge > YOUNGEST + 1 && words.underWithAdult({ age: soloAge }),
    maxAge < DEFAULT_AGE_POLICY.maxAge && words.onlyUnder({ age: maxAge }),
  ];
  return limits.filter((limit) => limit !== false);
}

type Places = {
  takenCount: number;
  resourceMinNumber: number;
  startedAt: number | null;
  isOver: boolean;
  publishingStatus: PublishingStatus;
};

/** How many people a coming quest lacks to take place at all. */
export function missingToHappen({
  takenCount,
  resourceMinNumber,
  startedAt,
  isOver,
  publishingStatus,
}: Places): number {
  const isComing = startedAt !== null && !isOver && publishingStatus !== 'Cancelled';
  return isComing ? Math.max(0, resourceMinNumber - takenCount) : 0;
}

/** How far it is from where someone looks, in whole miles from ten on. */
export function distanceWords(miles: number, words: QuestWordsTexts): string {
  return words.milesAway({ miles: miles < 10 ? miles.toFixed(1) : String(Math.round(miles)) });
}
