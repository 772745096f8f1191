import { supervisorNamesOf } from '../accounts/account-removal.ts';
import { isYoungOn } from '../ages/age-band.ts';
import { QUEST_LIMITS } from '../quests/quest-limits.ts';
import { foldedText } from '../text/folded-text.ts';
import { oneLine } from '../text/plain-text.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

/** A member of the charity's group, who may lead its quests. */
export type PossibleLeader = {
  id: string;
  username: string | null;
  nameFirst: string | null;
  nameLast: string | null;
  dateOfBirth: string | null;
  introduction: string | null;
  /** Whether the person agreed to be shown so. */
  isIntroduced: boolean;
};

/** Lead of a quest as the public sees it; the name is null if it must stay private. */
export type Leader = { name: string | null; sentence: string | null };

/**
 * Who leads a quest: an adult member who agreed to it by first name and an own sentence, else what the charity wrote;
 * null where it wrote nothing. The young are not named (SAF-04). Whom the words could mean twice, they mean not at all.
 */
export function leaderOf(
  giverName: string | null,
  members: readonly PossibleLeader[],
  now: number,
): Leader | null {
  if (giverName === null || keyOf(giverName) === '') return null;
  if (isYoungNamed(giverName, members, now)) return { name: null, sentence: null };
  const only = personLeading(giverName, members, now);
  if (!only?.isIntroduced) return { name: giverName, sentence: null };
  return { name: only.nameFirst, sentence: only.introduction };
}

/** The adult member whom the charity's words mean; null where they could mean no one, someone young, or two. */
export function personLeading<Member extends PossibleLeader>(
  giverName: string | null,
  members: readonly Member[],
  now: number,
): Member | null {
  const named = namedBy(giverName, members);
  const [only] = named;
  return only && named.length === 1 && !isYoungNamed(giverName, members, now) ? only : null;
}

function isYoungNamed(giverName: string | null, members: readonly PossibleLeader[], now: number): boolean {
  return namedBy(giverName, members).some(({ dateOfBirth }) => isYoungOn(dateOfBirth, now));
}

function namedBy<Member extends PossibleLeader>(
  giverName: string | null,
  members: readonly Member[],
): Member[] {
  const words = keyOf(giverName);
  return words === '' ? [] : members.filter((member) => namesOf(member).includes(words));
}

/** The sentence as it is kept: one paragraph, blanks become one each; null where nothing is said that anybody sees. */
export function introductionWords(typed: string | null | undefined): string | null {
  const words = oneLine(typed ?? '').replaceAll(/\s+/g, ' ');
  return /[^\p{C}\p{Z}]/u.test(words) ? words : null;
}

/** What is wrong with how someone wants to be introduced, for other clients; null when nothing is. */
export function checkIntroduction(
  { introduction, isIntroduced }: Pick<PossibleLeader, 'introduction' | 'isIntroduced'>,
  isYoung: boolean,
): TextRef | null {
  const t = refsOf(formRefusalsTexts);
  if (isIntroduced && isYoung) return t.introducedFrom18;
  if (introduction === null) return isIntroduced ? t.introductionMissing : null;
  if ([...introduction].length > QUEST_LIMITS.introductionMax) {
    return t.answerTooLong({ max: String(QUEST_LIMITS.introductionMax) });
  }
  return null;
}

/** All by which a charity may write who leads. */
function namesOf({ username, nameFirst, nameLast }: PossibleLeader): string[] {
  return [...supervisorNamesOf({ username: username ?? '', nameFirst, nameLast }), nameFirst].map(keyOf);
}

function keyOf(name: string | null): string {
  return foldedText(name ?? '');
}
