import { formatDollars } from '../text/format.ts';
import { consoleHourValuesTexts } from '../texts/generated/console-hour-values.ts';
import type { HourValueTexts } from '../texts/generated/hour-value.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import { instantOf, isDay, newYorkDay } from '../time/new-york-time.ts';

type Used = { state: HourValueState | null; cents: number; source: string | null };

/** The value of an hour of service, by state and day. Instants in epoch ms, money in cents. */

/** Value of an hour where staff keep none. */
export const PRESENT_CENTS = 3300;

/** States whose values staff keep. */
export const HOUR_VALUE_STATES = ['NJ', 'NY'] as const;
export type HourValueState = (typeof HOUR_VALUE_STATES)[number];

export const HOUR_VALUE_LIMITS = { centsMin: 100, centsMax: 100_000, sourceMax: 300 } as const;

export type HourValueForm = { cents: number; source: string };

/** A value of a state from a day on. A change keeps the former version, which holds for what began before it. */
export type HourValue = {
  id: string;
  state: HourValueState;
  startsOn: string;
  cents: number;
  source: string;
  /** Quests that began earlier keep the value they had; 0: all of them have this one. */
  countsFrom: number;
  /** When it was changed or removed; null: it holds. */
  endedAt: number | null;
};

/** What is wrong with a value, or null. */
export function problemOfHourValue({ cents, source }: HourValueForm): TextRef | null {
  const t = refsOf(consoleHourValuesTexts);
  const { centsMin, centsMax, sourceMax } = HOUR_VALUE_LIMITS;
  if (cents < centsMin || cents > centsMax)
    return t.amountRange({ min: centsMin / 100, max: centsMax / 100 });
  const length = [...source].length;
  return length === 0 || length > sourceMax ? t.sourceLength({ max: String(sourceMax) }) : null;
}

/** What is wrong with the state and day of a value, or null. `others`: days that have one. */
export function problemOfHourValueDay(startsOn: string, others: readonly string[]): TextRef | null {
  const t = refsOf(consoleHourValuesTexts);
  if (!isDay(startsOn) || startsOn < '2000-01-01' || startsOn > '2099-12-31') return t.dayMissing;
  return others.includes(startsOn) ? t.dayTaken : null;
}

/** The value of an hour in a state at an instant; null: the present one. */
export function hourValueAt<Value extends HourValue>(
  values: readonly Value[],
  state: string,
  at: number,
): Value | null {
  const day = newYorkDay(at);
  const held = values.filter(
    (one) =>
      one.state === state &&
      one.startsOn <= day &&
      one.countsFrom <= at &&
      (one.endedAt === null || at < one.endedAt),
  );
  return held.reduce<Value | null>((last, one) => (last && last.startsOn > one.startsOn ? last : one), null);
}

export type HourSpan<Value> = { from: number; until: number; value: Value | null };

/** The values of a state in a period, one after the other; `end` is not included. */
export function hourSpans<Value extends HourValue>(
  values: readonly Value[],
  state: string,
  { start, end }: { start: number; end: number },
): HourSpan<Value>[] {
  const own = values.filter((one) => one.state === state);
  const turns = own.flatMap(({ startsOn, countsFrom, endedAt }) => [
    startOfDay(startsOn),
    countsFrom,
    endedAt ?? end,
  ]);
  const inside = turns.filter((at) => at > start && at < end);
  const borders = [...new Set([start, ...inside, end])].sort((one, other) => one - other);
  const spans: HourSpan<Value>[] = [];
  for (const [index, from] of borders.slice(0, -1).entries()) {
    const value = hourValueAt(values, state, from);
    const last = spans.at(-1);
    const until = borders[index + 1] ?? end;
    if (last && last.value === value) last.until = until;
    else spans.push({ from, until, value });
  }
  return spans;
}

/** Whether a value counts for all quests that begin on its day or later. */
export function isAppliedValue({
  startsOn,
  countsFrom,
}: Pick<HourValue, 'startsOn' | 'countsFrom'>): boolean {
  return countsFrom <= startOfDay(startsOn);
}

/** The values after staff have said that past recaps get them too. */
export function appliedHourValues<Value extends HourValue>(values: readonly Value[]): Value[] {
  return values.filter(({ endedAt }) => endedAt === null).map((one) => ({ ...one, countsFrom: 0 }));
}

/** Values of the past that differ between two states of the table, by the day on which they start. */
export function changedHourValues(
  before: readonly HourValue[],
  after: readonly HourValue[],
): { state: HourValueState; startsOn: string; before: number; after: number }[] {
  const days = new Map([...before, ...after].map((one) => [`${one.state} ${one.startsOn}`, one]));
  return [...days.values()].flatMap(({ state, startsOn }) => {
    const at = startOfDay(startsOn);
    const [old, renewed] = [before, after].map((all) => hourValueAt(all, state, at)?.cents ?? PRESENT_CENTS);
    return old === undefined || renewed === undefined || old === renewed
      ? []
      : [{ state, startsOn, before: old, after: renewed }];
  });
}

/** A state by its code or name, as districts have it. */
export function stateCode(text: string): string {
  return { 'New Jersey': 'NJ', 'New York': 'NY' }[text] ?? text;
}

/** The state before the ZIP code that an address ends with; null: none. */
export function stateOfAddress(address: string): string | null {
  const end = /\b([A-Z]{2})\.?[\s,]+\d{5}(?:-\d{4})?\s*(?:,\s*(?:USA?|United States))?\s*$/;
  return address.match(end)?.[1] ?? null;
}

const startOfDay = (day: string) => instantOf(day, '00:00');

/** 'Valued at $33.49 an hour in New Jersey: Independent Sector 2025'. */
export function hourValueText(t: HourValueTexts, { state, cents, source }: Used): string {
  const rate = formatDollars(cents / 100);
  return state === null || source === null ? t.present({ rate }) : t.used({ rate, state: t[state], source });
}
