import { type FieldProblemsTexts, fieldProblemsTexts } from './generated/field-problems.ts';
import { type FormRefusalsTexts, formRefusalsTexts } from './generated/form-refusals.ts';
import type { Locale } from './locale.ts';
import { refsOf, type TextRef, type TextsAs } from './text-ref.ts';

/** What is said of a form: of its fields one by one, and of what only a server knows. */
export type FormTexts = FieldProblemsTexts & FormRefusalsTexts;

/** The texts about forms in a language. */
export function formTexts(locale: Locale): FormTexts {
  return { ...fieldProblemsTexts(locale), ...formRefusalsTexts(locale) };
}

/** The texts about forms as data. */
export function formRefs(): TextsAs<FormTexts, TextRef> {
  return { ...refsOf(fieldProblemsTexts), ...refsOf(formRefusalsTexts) };
}
