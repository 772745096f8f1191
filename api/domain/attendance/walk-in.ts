import type { AgePolicy } from '../ages/age-policy.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { checkGuardian } from '../guardians/guardian-consent.ts';
import { checkEmailAddress } from '../identity/registration.ts';
import type { PublishingStatus } from '../quests/quest-status.ts';
import { isFirstName } from '../text/full-name.ts';
import { oneLine } from '../text/plain-text.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import type { ConsoleWalkInsTexts } from '../texts/generated/console-walk-ins.ts';
import type { FieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { refsOf, type TextRef, type TextsAs } from '../texts/text-ref.ts';
import { isAttendanceOpen } from './attendance.ts';

/*
 * People who come to a quest without an account. Timestamps in epoch ms.
 */

const DAY_MS = 24 * 3_600_000;
/** How long names and addresses of a walk-in are kept, and how long hours can be claimed. */
export const WALK_IN_KEPT_MS = 30 * DAY_MS;
/** How long after its end walk-ins of a quest can be added: as long as devices keep what they have not sent. */
const WALK_IN_LATE_MS = 7 * DAY_MS;
/** Walk-ins that a quest has at most. */
export const MOST_WALK_INS = 200;
/** Raised whenever what a guardian reads (`walk-in.json`) changes, in any language; kept in the audit log. */
export const WALK_IN_CONSENT_VERSION = '2026-12';

export const WALK_IN_BANDS = ['ADULT', 'AGE_14_17', 'AGE_10_13', 'UNDER_10'] as const;
export type WalkInBand = (typeof WALK_IN_BANDS)[number];
/** Whole years. */
const AGES: Readonly<Record<WalkInBand, { from: number; to: number }>> = {
  ADULT: { from: 18, to: Number.POSITIVE_INFINITY },
  AGE_14_17: { from: 14, to: 17 },
  AGE_10_13: { from: 10, to: 13 },
  UNDER_10: { from: 0, to: 9 },
};

/** `asked`: the guardian has the link; `refused`: also when a yes was withdrawn. */
export const WALK_IN_CONSENTS = ['asked', 'given', 'refused'] as const;
export type WalkInConsent = (typeof WALK_IN_CONSENTS)[number];

export type WalkInForm = {
  nameFirst: string;
  lastInitial: string;
  ageBand: WalkInBand;
  email: string | null;
  guardianName: string | null;
  guardianEmail: string | null;
};

export const isMinorBand = (band: WalkInBand): boolean => band !== 'ADULT';

const FIRST_NAME_MAX = 30;

/** What was typed, as it is kept. An adult has no guardian, whatever was typed. */
export function walkInOf(typed: WalkInForm): WalkInForm {
  const isMinor = isMinorBand(typed.ageBand);
  const kept = (text: string | null) => oneLine(text ?? '') || null;
  return {
    nameFirst: oneLine(typed.nameFirst),
    lastInitial: oneLine(typed.lastInitial).toLocaleUpperCase('en'),
    ageBand: typed.ageBand,
    email: kept(typed.email),
    guardianName: isMinor ? kept(typed.guardianName) : null,
    guardianEmail: isMinor ? kept(typed.guardianEmail) : null,
  };
}

/** Problems of fields, said to whoever writes down someone else. */
export function walkInProblemTexts<Text>(
  fields: TextsAs<FieldProblemsTexts, Text>,
  own: TextsAs<ConsoleWalkInsTexts, Text>,
): TextsAs<FieldProblemsTexts, Text> {
  const { guardianNameMissing: guardianName, guardianEmailMissing: guardianEmail } = own;
  return { ...fields, guardianName, guardianEmail, guardianIsYou: own.guardianOther };
}

/** What is wrong with a walk-in, by field. A minor needs a guardian who is there. */
export function problemsOfWalkIn<Text>(
  t: TextsAs<FieldProblemsTexts, Text>,
  { nameFirst, lastInitial, ageBand, email, guardianName, guardianEmail }: WalkInForm,
): Partial<Record<keyof WalkInForm, Text>> {
  const name = firstNameProblem(t, nameFirst);
  const address = email === null ? null : checkEmailAddress(t, email);
  const guardian = { guardianName: guardianName ?? '', guardianEmail: guardianEmail ?? '' };
  return {
    ...(name !== null && { nameFirst: name }),
    ...(!/^\p{L}\p{M}{0,4}$/u.test(lastInitial) && { lastInitial: t.oneLetter }),
    ...(address !== null && { email: address }),
    ...(isMinorBand(ageBand) && {
      ...(guardianName !== null && !isFirstName(guardianName) && { guardianName: t.lettersOnly }),
      ...checkGuardian(t, guardian, email === null ? [] : [email]),
    }),
  };
}

function firstNameProblem<Text>(t: TextsAs<FieldProblemsTexts, Text>, name: string): Text | null {
  if (name === '') return t.required;
  if ([...name].length > FIRST_NAME_MAX) return t.tooLong({ max: String(FIRST_NAME_MAX) });
  return isFirstName(name) ? null : t.lettersOnly;
}

type WalkInQuest = {
  publishingStatus: PublishingStatus;
  startedAt: number | null;
  endedAt: number | null;
  agePolicy: AgePolicy;
};

/** Why no one of a band can be added to a quest, or null. */
export function refusalOfWalkIn(
  { publishingStatus, startedAt, endedAt, agePolicy }: WalkInQuest,
  band: WalkInBand,
  now: number,
): { code: ErrorCode; message?: TextRef } | null {
  const t = refsOf(consoleRefusalsTexts);
  if (startedAt === null || publishingStatus === 'Template') return { code: 'QUEST_IS_TEMPLATE' };
  if (publishingStatus === 'Cancelled') return { code: 'QUEST_CANCELLED' };
  if (!isAttendanceOpen(startedAt, now)) return { code: 'BAD_USER_INPUT', message: t.markEarly };
  if (now > (endedAt ?? startedAt) + WALK_IN_LATE_MS)
    return { code: 'BAD_USER_INPUT', message: t.walkInLate };
  const { from, to } = AGES[band];
  const isAllowed = to >= agePolicy.supervisedAge && from < agePolicy.maxAge;
  return isAllowed ? null : { code: 'BAD_USER_INPUT', message: t.walkInAge };
}

/** When someone came who was added at an instant; null: at the planned start, so also whoever was added after the end. */
export function arrivalOfWalkIn(
  { startedAt, endedAt }: { startedAt: number | null; endedAt: number | null },
  now: number,
): number | null {
  if (startedAt === null || now <= startedAt) return null;
  return endedAt !== null && now >= endedAt ? null : now;
}

type LinkFacts = {
  ageBand: WalkInBand;
  consent: WalkInConsent | null;
  createdAt: number;
  consentUntil: number | null;
  isErased: boolean;
  claimedAt: number | null;
};

/** Why the link to claim hours does nothing, or null. The guardian of a minor has to agree first. */
export function refusalOfClaimLink(facts: LinkFacts | null, now: number): ErrorCode | null {
  if (facts === null) return 'INVALID_TOKEN';
  if (facts.claimedAt !== null) return 'LINK_USED';
  if (facts.isErased || now >= facts.createdAt + WALK_IN_KEPT_MS) return 'LINK_EXPIRED';
  return facts.consent === 'asked' ? 'GUARDIAN_PENDING' : null;
}

/** Why a guardian's link does nothing, or null. After a yes it still takes that back. */
export function refusalOfConsentLink(facts: LinkFacts | null, now: number): ErrorCode | null {
  if (facts === null) return 'INVALID_TOKEN';
  if (facts.claimedAt !== null || facts.consent === 'refused') return 'LINK_USED';
  return facts.isErased || now >= consentUntilOf(facts) ? 'LINK_EXPIRED' : null;
}

/** Until when a guardian's link works. */
export function consentUntilOf({ consent, consentUntil, createdAt }: LinkFacts): number {
  const end = createdAt + WALK_IN_KEPT_MS;
  return consent === 'given' ? end : Math.min(consentUntil ?? 0, end);
}
