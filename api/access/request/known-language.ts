import { eq } from 'drizzle-orm';
import { account } from '#db/schema/account.ts';
import type { Store } from '#db/store.ts';
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

/** Language that an account has chosen, or null. */
export async function findLanguage({ read }: Store, accountId: string): Promise<Locale | null> {
  const [reader] = await read
    .select({ locale: account.locale })
    .from(account)
    .where(eq(account.id, accountId));
  return reader?.locale ?? null;
}
