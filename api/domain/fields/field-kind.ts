import { oneLine, plainText } from '../text/plain-text.ts';
import type { TextRef } from '../texts/text-ref.ts';
import type { Field } from './field.ts';
import type { FieldInput } from './field-input.ts';

/** The kinds of field that several nouns have. Texts are counted in characters as SQLite's length() counts them. */

type Named = { label: TextRef; help?: TextRef };
type Text = Named & { max: number; tooLong: TextRef; isCut?: boolean };

/** A text that has to be there, on one line. */
export function title({ missing, ...text }: Text & { missing: TextRef }) {
  const field = {
    ...named(text),
    first: '',
    emptied: '',
    max: text.max,
    input: { ...inputOf(text, 'line'), isRequired: true, isCounted: true },
    tidy: (value) => oneLine(value),
    problem: (value) => (value.trim() ? tooLongProblem(value, text) : missing),
  } satisfies Field<string> & { max: number };
  return field;
}

/** A text on one line, null when nothing is left of it. */
export function line(text: Text) {
  const field = {
    ...named(text),
    first: null as string | null,
    emptied: null,
    max: text.max,
    input: inputOf(text, 'line'),
    tidy: tidyLine,
    problem: (value) => tooLongProblem(value ?? '', text),
  } satisfies Field<string | null> & { max: number };
  return field;
}

/** A plain text that keeps its paragraphs, null when nothing is left of it. */
export function passage(text: Text) {
  const field = {
    ...named(text),
    first: null as string | null,
    emptied: null,
    max: text.max,
    input: { ...inputOf(text, 'passage'), isCounted: true },
    tidy: tidyPassage,
    problem: (value) => tooLongProblem(value ?? '', text),
  } satisfies Field<string | null> & { max: number };
  return field;
}

/** Simple HTML, cleaned by whoever takes it in. */
export function html(text: Text) {
  const field = {
    ...named(text),
    first: '',
    emptied: '',
    max: text.max,
    input: inputOf(text, 'html'),
    phrase: plainText,
    tidy: (value) => value,
    problem: (value) => tooLongProblem(value, text),
  } satisfies Field<string> & { max: number };
  return field;
}

type Range = Named & { min: number; max: number; perUnit?: number; outside: TextRef };

/** A whole number that may be missing. */
export function numberOrNone({ min, max, perUnit, outside, ...name }: Range) {
  const field = {
    ...named(name),
    first: null as number | null,
    emptied: null,
    input: { kind: 'number', min, max, isOptional: true, ...(perUnit && { perUnit }), ...helped(name) },
    tidy: (value) => value,
    problem: (value) => (value === null || isWithin(value, min, max) ? null : outside),
  } satisfies Field<number | null>;
  return field;
}

/** A value of which the contract with clients says all there is to say. */
export function free<Value>(first: Value, kind: 'flag' | 'choice', name: Named & { isRequired?: boolean }) {
  const { isRequired = false } = name;
  const field = {
    ...named(name),
    first,
    input: { kind, isRequired, ...helped(name) },
    tidy: (value) => value,
    problem: () => null,
  } satisfies Field<Value>;
  return field;
}

/** A text of one line as it is kept: null when nothing is left. */
export function tidyLine(text: string | null | undefined): string | null {
  return oneLine(text ?? '') || null;
}

/** A plain text as it is kept: its lines tidy, at most one empty line in a row; null when nothing is left. */
export function tidyPassage(text: string | null | undefined): string | null {
  const lines = (text ?? '').split(/\r\n?|\n/).map(oneLine);
  return (
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim() || null
  );
}

/** Whether a number is whole and between the two. */
export function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

const named = ({ label }: Named) => ({ label });

const helped = ({ help }: Named) => (help === undefined ? {} : { help });

function inputOf(text: Text, kind: 'line' | 'passage' | 'html'): FieldInput & { max: number } {
  return { kind, max: text.max, ...(text.isCut && { isCut: true }), ...helped(text) };
}

function tooLongProblem(text: string, { max, tooLong }: Text): TextRef | null {
  return [...text].length > max ? tooLong : null;
}
