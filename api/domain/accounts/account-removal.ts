import type { ErrorCode } from '../errors/errors.ts';
import { uniqueKey } from '../identity/registration.ts';
import { PRODUCTS_REASONS } from '../quests/changes/end-reason.ts';
import { hasStarted, type QuestTimes } from '../quests/quest-status.ts';
import { foldedText } from '../text/folded-text.ts';
import { parsedJson } from '../text/parsed-json.ts';
import { accountClosingTexts } from '../texts/generated/account-closing.ts';
import { type FormRefusalsTexts, formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import type { Locale } from '../texts/locale.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

/** Person who closed an account: its owner, or the guardian of a minor. Only that person can reopen it. */
export const CLOSED_BY = ['owner', 'guardian'] as const;

/** How long a closed account can be taken back; then it is erased for good. */
export const CLOSED_LIFETIME_MS = 24 * 3_600_000;

export type ClosedBy = (typeof CLOSED_BY)[number];

/** Whether a volunteer has not been removed; whoever was is kept without a name. `removedAt` in epoch ms. */
export function isStillThere({ removedAt }: { removedAt: number | null }): boolean {
  return removedAt === null;
}

/** Kept with the places that a removed account gives back. */
export const REMOVAL_REASON = PRODUCTS_REASONS.accountRemoved;

/** The problem of what has to be typed, in the reader's own words, before an account is deleted: case and spaces matter. */
export function checkRemovalPhrase(locale: Locale, text: string): string | null {
  const { phrase } = accountClosingTexts(locale);
  return text === phrase ? null : formRefusalsTexts(locale).removalPhrase({ phrase });
}

export type RemovalFacts = {
  accountType: 'Chariteer' | 'Provider';
  /** Log-in address of the account. */
  email: string;
  givenAddress: string;
};

type Gate = {
  readonly code: ErrorCode;
  readonly message?: keyof FormRefusalsTexts & 'notYourAddress';
  readonly applies: (facts: RemovalFacts) => boolean;
};

/** Why an account cannot be deleted by its own session: the first that applies. */
const REMOVAL_GATE: readonly Gate[] = [
  { code: 'PROVIDER_ACCOUNT_NOT_REMOVABLE', applies: ({ accountType }) => accountType !== 'Chariteer' },
  {
    code: 'BAD_USER_INPUT',
    message: 'notYourAddress',
    applies: ({ email, givenAddress }) => uniqueKey(email) !== uniqueKey(givenAddress),
  },
];

/** The refusal of a removal, or null. */
export function refusalOfRemoval(facts: RemovalFacts): { code: ErrorCode; message?: TextRef } | null {
  const broken = REMOVAL_GATE.find(({ applies }) => applies(facts));
  if (!broken) return null;
  const { code, message } = broken;
  return message ? { code, message: refsOf(formRefusalsTexts)[message] } : { code };
}

/** Whether a sign-up is given back: what has begun, or has its attendance, stays as it is for the recaps. */
export function isGivenBack(signUp: QuestTimes & { status: string | null }, now: number): boolean {
  return signUp.status === null && !hasStarted(signUp, now);
}

export type PersonalNames = { username: string; nameFirst: string | null; nameLast: string | null };

/** How a charity may have named the person as a supervisor; nothing for names that were never given. */
export function supervisorNamesOf({ username, nameFirst, nameLast }: PersonalNames): string[] {
  const fullName = [nameFirst, nameLast].filter((name) => name?.trim()).join(' ');
  return [fullName, username].filter((name) => name !== '');
}

/**
 * A charity's configuration with another name in the place of the person's in its weekly hours, or null when that
 * is not there. Where there is none ('') the supervisor of the stamp stands in.
 */
export function withSupervisor(
  questConfiguration: string,
  names: readonly string[],
  replacement: string,
): string | null {
  const keys = names.map(foldedText);
  let isNamed = false;
  const books = parsedJson(questConfiguration, (key, value: unknown) => {
    const isName = key === 'supervisor_name' && typeof value === 'string' && keys.includes(foldedText(value));
    isNamed ||= isName;
    return isName ? replacement : value;
  });
  return isNamed ? JSON.stringify(books) : null;
}

/** Whether a closed account can still be taken back. Instants in epoch ms. */
export function isTakenBackInTime({ expiresAt }: { expiresAt: number }, now: number): boolean {
  return now < expiresAt;
}
