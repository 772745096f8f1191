import { oneLine } from '../text/plain-text.ts';
import type { Field } from './field.ts';

/** The kinds of field that several nouns have. Texts are counted in characters as SQLite's length() counts them. */

/** A text that has to be there, on one line. */
export function title({ max, missing, tooLong }: { max: number; missing: string; tooLong: string }) {
  const field = {
    first: '',
    emptied: '',
    max,
    tidy: (value) => oneLine(value),
    problem: (value) => (value.trim() ? tooLongProblem(value, max, tooLong) : missing),
  } satisfies Field<string> & { max: number };
  return field;
}

/** A text on one line, null when nothing is left of it. */
export function line({ max, tooLong }: { max: number; tooLong: string }) {
  const field = {
    first: null as string | null,
    emptied: null,
    max,
    tidy: tidyLine,
    problem: (value) => tooLongProblem(value ?? '', max, tooLong),
  } satisfies Field<string | null> & { max: number };
  return field;
}

/** Simple HTML, cleaned by whoever takes it in. */
export function html({ max, tooLong }: { max: number; tooLong: string }) {
  const field = {
    first: '',
    emptied: '',
    max,
    tidy: (value) => value,
    problem: (value) => tooLongProblem(value, max, tooLong),
  } satisfies Field<string> & { max: number };
  return field;
}

/** A whole number that may be missing. */
export function numberOrNone({ min, max, outside }: { min: number; max: number; outside: string }) {
  const field = {
    first: null as number | null,
    emptied: null,
    tidy: (value) => value,
    problem: (value) => (value === null || isWithin(value, min, max) ? null : outside),
  } satisfies Field<number | null>;
  return field;
}

/** A value of which the contract with clients says all there is to say. */
export function free<Value>(first: Value) {
  const field = { first, tidy: (value) => value, problem: () => null } satisfies Field<Value>;
  return field;
}

/** A text of one line as it is kept: null when nothing is left. */
export function tidyLine(text: string | null | undefined): string | null {
  return oneLine(text ?? '') || null;
}

/** Whether a number is whole and between the two. */
export function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

function tooLongProblem(text: string, max: number, message: string): string | null {
  return [...text].length > max ? message : null;
}
