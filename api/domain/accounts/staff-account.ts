import { isYoungOn } from '../ages/age-band.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { uniqueKey } from '../identity/registration.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

/** Stands in the audit log for whoever ran a command on the machine itself. */
export const OPERATOR_ID = 'operator';

export type StaffFacts = {
  isStaff: boolean;
  isBanned: boolean;
  /** Null: never told, which counts as grown for staff. */
  dateOfBirth: string | null;
  hasPassword: boolean;
};

/** Whether an account has the rights of staff now: the mark alone gives none to the banned and the young. */
export function isStaffInForce({ isStaff, isBanned, dateOfBirth }: StaffFacts, now: number): boolean {
  return isStaff && !isBanned && !(dateOfBirth !== null && isYoungOn(dateOfBirth, now));
}

/**
 * Why an account must stay staff, or null: someone has to be left who can log in. One that never had a password may
 * go as long as any other is left.
 */
export function refusalOfStaffLoss(
  leaving: StaffFacts,
  others: readonly StaffFacts[],
  now: number,
): ErrorCode | null {
  if (!isStaffInForce(leaving, now)) return null;
  const left = others.filter((other) => isStaffInForce(other, now));
  const isSomebodyLeft = left.some(({ hasPassword }) => hasPassword || !leaving.hasPassword);
  return isSomebodyLeft ? null : 'LAST_STAFF_ACCOUNT';
}

export type StaffCandidate = {
  accountType: 'Chariteer' | 'Provider';
  isBanned: boolean;
  dateOfBirth: string | null;
};

type Gate = { readonly message: TextRef; readonly applies: (one: StaffCandidate, now: number) => boolean };

const STAFF_GATE: readonly Gate[] = [
  {
    message: refsOf(consoleRefusalsTexts).staffOfCharity,
    applies: ({ accountType }) => accountType !== 'Chariteer',
  },
  { message: refsOf(consoleRefusalsTexts).staffBanned, applies: ({ isBanned }) => isBanned },
  {
    message: refsOf(consoleRefusalsTexts).staffYoung,
    applies: ({ dateOfBirth }, now) => dateOfBirth !== null && isYoungOn(dateOfBirth, now),
  },
];

/** Why an account cannot become staff, in words, or null. `now` in epoch ms. */
export function problemOfStaff(candidate: StaffCandidate, now: number): TextRef | null {
  return STAFF_GATE.find(({ applies }) => applies(candidate, now))?.message ?? null;
}

/**
 * Whether the one who knows the password has proved to read at the address of the login. Anybody can register a
 * stranger's address and wait for it to be made staff: until then the password counts for nothing.
 */
export function hasProvedAddress(one: {
  email: string;
  hasPassword: boolean;
  contact: { emailAddress: string; verificationStatus: 'Unverified' | 'Confirmed' } | null;
}): boolean {
  const { contact } = one;
  if (!one.hasPassword || contact?.verificationStatus !== 'Confirmed') return false;
  return uniqueKey(contact.emailAddress) === uniqueKey(one.email);
}

/** The first free user name of a new staff account: it tells no one who that is, as user names should not. */
export function staffUsername(takenKeys: readonly string[]): string {
  const taken = new Set(takenKeys);
  let number = 1;
  while (taken.has(`staff${number}`)) number += 1;
  return `staff${number}`;
}
