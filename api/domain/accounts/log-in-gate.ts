import type { ErrorCode } from '../errors/errors.ts';
import { uniqueKey } from '../identity/registration.ts';
import type { ConsoleAccountsTexts } from '../texts/generated/console-accounts.ts';
import type { TextsAs } from '../texts/text-ref.ts';

/** Characters of the reason, which is for the product's staff alone. */
export const BAN_REASON_MAX = 500;

type BanTexts = Pick<ConsoleAccountsTexts, 'reasonMissing' | 'reasonTooLong'>;

export type LogInFacts = {
  /** Null: no account has the address. */
  account: { email: string; isBanned: boolean } | null;
  isRight: boolean;
  /** The contact address that counts; null when none was ever given. */
  contact: { emailAddress: string; verificationStatus: 'Unverified' | 'Confirmed' } | null;
  isKnownBrowser: boolean;
  /** Answers tell no one whether an address has an account. */
  hasGenericErrors: boolean;
};

type Gate = { readonly code: ErrorCode; readonly applies: (facts: LogInFacts) => boolean };

/** Why a login is refused: the first that applies. */
const LOG_IN_GATE: readonly Gate[] = [
  { code: 'ACCOUNT_NOT_FOUND', applies: ({ account }) => account === null },
  { code: 'INVALID_EMAIL_OR_PASSWORD', applies: ({ isRight }) => !isRight },
  { code: 'ACCOUNT_BANNED', applies: ({ account }) => account?.isBanned === true },
  // Else someone could register a stranger's address and learn by a login whether that made an account.
  { code: 'LOGIN_REFUSED', applies: (facts) => facts.hasGenericErrors && isNeverConfirmed(facts) },
];

/** The refusal of a login, or null. */
export function refusalOfLogIn(facts: LogInFacts): ErrorCode | null {
  return LOG_IN_GATE.find(({ applies }) => applies(facts))?.code ?? null;
}

/** The address of the login itself still waits, and no one has come in from this browser before. */
function isNeverConfirmed({ account, contact, isKnownBrowser }: LogInFacts): boolean {
  if (account === null || contact === null || isKnownBrowser) return false;
  const isOfLogIn = uniqueKey(contact.emailAddress) === uniqueKey(account.email);
  return isOfLogIn && contact.verificationStatus === 'Unverified';
}

/** What is wrong with the reason for banning an account, or null. */
export function checkBanReason<Text>(t: TextsAs<BanTexts, Text>, reason: string): Text | null {
  const length = [...reason.trim()].length;
  if (length === 0) return t.reasonMissing;
  return length > BAN_REASON_MAX ? t.reasonTooLong({ max: BAN_REASON_MAX }) : null;
}
