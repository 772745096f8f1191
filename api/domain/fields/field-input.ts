import { codePointsOf, cutText } from '../text/cut-text.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

/** What people type or choose for a field; a form picks its input by the kind, and the CHECK of its column has the limits. */
export type FieldInput = (
  | { kind: 'line' | 'passage' | 'html'; max: number }
  | {
      kind: 'number';
      min: number;
      /** Null: as many as a number can hold. */
      max: number | null;
      /** Empty means none. */
      isOptional?: boolean;
      /** How many of what is kept make one of what is typed: 60 for minutes that are typed in hours. */
      perUnit?: number;
    }
  | { kind: 'address' | 'flag' | 'choice' }
) & {
  isRequired?: boolean;
  /** What is too long is cut off while typing, with a word about it. */
  isCut?: boolean;
  /** How much there is and may be stands below. */
  isCounted?: boolean;
  help?: TextRef;
};

/** A value as it stands in its input: always text, '' for none. */
export function typedOf(input: FieldInput, value: unknown): string {
  if (value === null || value === undefined) return '';
  return input.kind === 'number' ? String(Number(value) / (input.perUnit ?? 1)) : String(value);
}

type Typed = { input: FieldInput; tidy(value: unknown): unknown; problem(value: unknown): TextRef | null };

/** What was typed as it would be kept. */
export function valueOfTyped({ input, tidy }: Typed, typed: string): unknown {
  if (input.kind !== 'number') return tidy(typed);
  if (input.isOptional && typed.trim() === '') return null;
  return tidy(input.perUnit ? Math.round(Number(typed) * input.perUnit) : Number(typed));
}

/** What is wrong with what was typed, or null. */
export function problemOfTyped(field: Typed, typed: string): TextRef | null {
  const { input, problem } = field;
  const isNumber = typed.trim() !== '' && !Number.isNaN(Number(typed));
  if (input.kind === 'number' && !input.isOptional && !isNumber) return refsOf(consoleRefusalsTexts).number;
  return problem(valueOfTyped(field, typed));
}

/** What is wrong with a value as a form holds it, or null; one that is typed is judged as it stands in its input. */
export function problemOfKept(field: Typed, value: unknown): TextRef | null {
  const { kind } = field.input;
  if (kind === 'flag' || kind === 'choice') return field.problem(value);
  return problemOfTyped(field, typedOf(field.input, value));
}

/** What was typed as a form holds it: null where it is no number and has to be one. */
export function keptOfTyped(field: Typed, typed: string): unknown {
  const isNumber = typed.trim() !== '' && !Number.isNaN(Number(typed));
  if (field.input.kind === 'number' && !isNumber) return null;
  return valueOfTyped(field, typed);
}

/** What stands in an input while typing: cut off where the field says so, with the message to show when it was. */
export function limitTyped(
  { input, problem }: Pick<Typed, 'input' | 'problem'>,
  typed: string,
  cut = cutToLength,
): { value: string; message: TextRef | null } {
  const message = input.isCut && 'max' in input ? problem(typed) : null;
  return message && 'max' in input && input.max !== null
    ? { value: cut(typed, input.max), message }
    : { value: typed, message: null };
}

const cutToLength = (text: string, max: number) => cutText(text, max, codePointsOf);
