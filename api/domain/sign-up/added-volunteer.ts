import { isYoungOn } from '../ages/age-band.ts';
import { type AgePolicy, ageStanding, DEFAULT_AGE_POLICY } from '../ages/age-policy.ts';
import { ageInstant, questAge } from '../ages/quest-age.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { isOver, type PublishingStatus, type QuestTimes } from '../quests/quest-status.ts';

/** How often a charity adds and removes a person in a day before it adds them to no more quests that day. */
export const MOST_REMOVALS_A_DAY = 3;

/** The quest with its age policy, and the person's date of birth as 'YYYY-MM-DD'. */
type AddedVolunteer = QuestTimes & { dateOfBirth: string | null; agePolicy: AgePolicy };
type Standing = { publishingStatus: PublishingStatus; isBanned: number; isSignedUp: number };

/** The error with which even a manager cannot add someone to a quest, or null. */
export function refusalOfAddition(facts: AddedVolunteer & Standing, now: number): ErrorCode | null {
  const { publishingStatus, isBanned, isSignedUp } = facts;
  if (publishingStatus === 'Template') return 'QUEST_IS_TEMPLATE';
  if (publishingStatus === 'Cancelled') return 'QUEST_CANCELLED';
  if (isBanned === 1) return 'BANNED_BY_PROVIDER';
  if (isSignedUp === 1) return 'ALREADY_SIGNED_UP';
  return isAgeAddable(facts, now) ? null : 'CHARITEER_NOT_FOUND';
}

/**
 * Whether a charity may add someone as far as ages go: under 18 on the quest's day only where its ages let them come
 * without a supervisor. After its end anyone, for it says who came.
 */
export function isAgeAddable({ agePolicy, ...facts }: AddedVolunteer, now: number): boolean {
  if (isOver(facts, now) || !isYoungOn(facts.dateOfBirth, ageInstant(facts.startedAt, now))) return true;
  const age = questAge(facts.dateOfBirth, facts, now);
  return age === null
    ? agePolicy.soloAge <= DEFAULT_AGE_POLICY.soloAge
    : ageStanding(agePolicy, age) === 'allowed';
}
