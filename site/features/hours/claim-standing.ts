import { refusalAfter, refusalOfDispute, refusalOfPresence } from '#domain/attendance/hours-claim.ts';
import { hoursClaimTexts } from '#domain/texts/generated/hours-claim.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { type TextRef, textIn } from '#domain/texts/text-ref.ts';
import type { HoursQuestionQuery } from '../../gql/generated.ts';

type Question = HoursQuestionQuery['hoursQuestion'];
export type Claim = Pick<NonNullable<Question['claim']>, 'state' | 'level' | 'answeredAt'>;
type Marked = Pick<NonNullable<Question['contract']>, 'status' | 'abandonedAt' | 'attendanceEntries'>;

/** How a claim stands: waiting, or what was decided. */
export function claimStanding(locale: Locale, { state, level }: Pick<Claim, 'state' | 'level'>): string {
  const t = hoursClaimTexts(locale);
  return state === 'open' && level === 'staff' ? t.openStaff : t[state];
}

/** Why a mark can't be disputed now, or null; the server judges it again. */
export function refusalOfMark(contract: Marked, claim: Claim | null, now: number): TextRef | null {
  const lastEntryAt = instant(contract.attendanceEntries?.findLast(({ role }) => role !== 'product')?.at);
  const abandonedAt = instant(contract.abandonedAt);
  const { status } = contract;
  return refusalOfDispute({ status, abandonedAt, lastEntryAt }, now) ?? refusalOf(claim, lastEntryAt);
}

/** Why nothing can be claimed on the page of a quest, in words, or null. */
export function refusalInWords(
  locale: Locale,
  { quest, contract, claim }: Pick<Question, 'quest' | 'contract' | 'claim'>,
  now: number,
): string | null {
  const endedAt = instant(quest?.endedAt ?? quest?.startedAt);
  const refusal = contract
    ? refusalOfMark(contract, claim, now)
    : (refusalOfPresence(endedAt, now) ?? refusalOf(claim, null));
  return refusal && textIn(locale, refusal);
}

function refusalOf(claim: Claim | null, lastEntryAt: number | null): TextRef | null {
  return refusalAfter(claim && { ...claim, answeredAt: instant(claim.answeredAt) }, lastEntryAt);
}

function instant(text: string | null | undefined): number | null {
  return text ? Date.parse(text) : null;
}
