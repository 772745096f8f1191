import { DomainError } from '#domain/errors/errors.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { isLocale, type Locale } from '#domain/texts/locale.ts';
import { refsOf } from '#domain/texts/text-ref.ts';

/** The language that a name in addresses stands for. Errors: BAD_USER_INPUT for one that the product does not have. */
export function knownLanguage(name: string): Locale {
  if (!isLocale(name))
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(formRefusalsTexts).noLanguage });
  return name;
}
