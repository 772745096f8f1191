import { checkEmailAddress } from '#domain/identity/registration.ts';
import type { FieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';

/** What is wrong with an address that the API could not read. */
export function checkAddress(t: FieldProblemsTexts, email: string): string {
  return email === '' ? t.required : (checkEmailAddress(t, email) ?? t.address);
}
