import { DomainError } from '#domain/errors/errors.ts';
import { isLocale, type Locale } from '#domain/texts/locale.ts';

/** The language that a name in addresses stands for. Errors: BAD_USER_INPUT for one that the product does not have. */
export function knownLanguage(name: string): Locale {
  if (!isLocale(name)) throw new DomainError('BAD_USER_INPUT', { message: 'There is no such language.' });
  return name;
}
