import { lastTen } from './phones.ts';
import { partsOf, type TextPart } from './text-parts.ts';

/** What a charity has published of itself, as a text is compared with it. */
export type KnownFacts = { rows: readonly (readonly string[])[]; phones: ReadonlySet<string> };

const FACTS_MAX = 200;
const FACT_LENGTH_MAX = 300;
const ROW_MAX = 24;

/** Streets, telephones and addresses that may be written, as rows of words. */
export function factsOf(known: readonly string[]): KnownFacts {
  const facts = known.slice(0, FACTS_MAX).map((fact) => fact.slice(0, FACT_LENGTH_MAX));
  // A street is often written without its town.
  const rows = facts.flatMap((fact) => [fact, fact.split(',')[0] ?? '']).map(rowOf);
  const phones = facts
    .map((fact) => lastTen(fact.replaceAll(/\D/g, '')))
    .filter((digits) => digits.length >= 7);
  return { rows: rows.filter((row) => row.length > 1 && row.length <= ROW_MAX), phones: new Set(phones) };
}

const SAME: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  parkway: 'pkwy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};
const BEFORE_SITES: ReadonlySet<string> = new Set(['http', 'https', 'www']);

const sameWord = (text: string) => (Object.hasOwn(SAME, text) ? (SAME[text] as string) : text);

function rowOf(fact: string): string[] {
  return partsOf(fact)
    .map(({ text }) => sameWord(text))
    .filter((text) => !BEFORE_SITES.has(text));
}

/** The parts of a text, each of those facts become one part that says nothing. */
export function withoutFacts(parts: readonly TextPart[], { rows }: KnownFacts): TextPart[] {
  if (rows.length === 0) return [...parts];
  const byFirst = Map.groupBy(
    rows.toSorted((one, other) => other.length - one.length),
    ([first]) => first,
  );
  const rest: TextPart[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = parts[at] as TextPart;
    const row = byFirst.get(sameWord(part.text))?.find((wanted) => isRowAt(parts, at, wanted));
    if (!row) {
      rest.push(part);
      at++;
      continue;
    }
    let start = part;
    while (BEFORE_SITES.has(rest.at(-1)?.text ?? '')) start = rest.pop() as TextPart;
    const end = parts[at + row.length - 1]?.end ?? part.end;
    rest.push({ ...part, text: '', isNumber: false, before: start.before, start: start.start, end });
    at += row.length;
  }
  return rest;
}

function isRowAt(parts: readonly TextPart[], at: number, row: readonly string[]): boolean {
  return row.every((word, step) => sameWord(parts[at + step]?.text ?? '') === word);
}
