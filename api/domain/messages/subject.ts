import { characterCount, excerpt } from '../text/plain-text.ts';

/** Letters of a subject: what a telephone shows of it. */
export const SUBJECT_MAX = 60;

/** How long names may be, tried from the first on until the subject fits. */
const NAME_LENGTHS = [40, 32, 26, 20, 16, 12];

/** How many letters people read; marks of direction are none. */
function lengthOf(text: string): number {
  return characterCount(text.replace(MARKS, ''));
}

/** Letters are never more than the units that they are written in, and those need no counting. */
function fits(text: string): boolean {
  return text.length <= SUBJECT_MAX || lengthOf(text) <= SUBJECT_MAX;
}

const MARKS = /[\u200e\u200f\u2066-\u2069]/g;

/** The first of several wordings of a subject that fits, else the last one. */
export function fittingSubject(...wordings: readonly (() => string)[]): string {
  const said = wordings.map((say) => say());
  return said.find(fits) ?? said.at(-1) ?? '';
}

/** A subject in which these names stand, shortened at the end of a word as far as it takes for the subject to fit. */
export function subjectWith<Name extends string>(
  names: Readonly<Record<Name, string>>,
  say: (names: Record<Name, string>) => string,
): string {
  const shortened = (most: number) =>
    Object.fromEntries(
      Object.entries<string>(names).map(([name, text]) => [name, excerpt(text, most)]),
    ) as Record<Name, string>;
  return fittingSubject(() => say({ ...names }), ...NAME_LENGTHS.map((most) => () => say(shortened(most))));
}

/** A subject that fits whatever was written into it; a name that was set apart stays so. */
export function withinSubject(subject: string): string {
  if (fits(subject)) return subject;
  const isOpen = (text: string) => text.lastIndexOf('\u2068') > text.lastIndexOf('\u2069');
  for (let most = SUBJECT_MAX + 12; ; most -= 1) {
    const cut = excerpt(subject, most);
    const whole = isOpen(cut) ? `${cut}\u2069` : cut;
    if (fits(whole)) return whole;
  }
}
