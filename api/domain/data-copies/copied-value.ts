import type { Formats } from '../texts/formats.ts';
import { newYorkDay, newYorkIso } from '../time/new-york-time.ts';

/** Something else of the product that a value refers to, by its name: a quest, a charity, a group. */
export type Named = { id: string; name: string; charity?: string; startsAt?: number | null };

/** A value of someone's record, as their file tells it; null: there is none. Times in epoch ms, days 'YYYY-MM-DD'. */
export type CopiedValue =
  | null
  | { kind: 'text'; value: string }
  | { kind: 'id'; value: string }
  | { kind: 'time'; value: number }
  | { kind: 'day'; value: string }
  | { kind: 'flag'; value: boolean }
  | { kind: 'number'; value: number }
  | { kind: 'named'; value: Named }
  | { kind: 'list'; value: unknown };

/** JSON value of a copied value; times as ISO 8601 with New York's offset. */
export function jsonOf(value: CopiedValue): unknown {
  if (value === null) return null;
  if (value.kind === 'time') return newYorkIso(value.value);
  if (value.kind !== 'named') return value.value;
  const { startsAt, ...named } = value.value;
  return startsAt == null ? named : { ...named, startsAt: newYorkIso(startsAt) };
}

/** What people read of it, and for an instant what programs do; null where there is nothing to read. */
export type ValueWords = { text: string; dateTime?: string };

/** Readable words for a copied value, with times in New York's time; null for IDs, which mean nothing to people. */
export function wordsOf(
  value: CopiedValue,
  { yes, no, formats }: { yes: string; no: string; formats: Formats },
): ValueWords | null {
  if (value === null || value.kind === 'id') return null;
  const instant = (at: number) => `${formats.longDay(at)}, ${formats.time(at)}`;
  switch (value.kind) {
    case 'time':
      return { text: instant(value.value), dateTime: newYorkIso(value.value) };
    case 'day':
      return { text: formats.date(value.value), dateTime: value.value };
    case 'flag':
      return { text: value.value ? yes : no };
    case 'named': {
      const { name, charity, startsAt } = value.value;
      const when = startsAt == null ? undefined : formats.date(newYorkDay(startsAt));
      return { text: [name, charity, when].filter(Boolean).join(' · ') };
    }
    case 'list':
      return nonEmpty(plainWords(value.value));
    default:
      return nonEmpty(String(value.value));
  }
}

function nonEmpty(text: string): ValueWords | null {
  return text === '' ? null : { text };
}

/** Lists and forms as a line each, with the names that their fields have. */
function plainWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const words = value.map(plainWords).filter((one) => one !== '');
    return words.join(value.some((one) => typeof one === 'object') ? '\n' : ', ');
  }
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) => [name, plainWords(one)] as const)
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join('\n');
}
