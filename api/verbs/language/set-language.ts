import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { account } from '#db/schema/account.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isLocale, type Locale, NO_SUCH_LANGUAGE } from '#domain/texts/locale.ts';

/** Keeps the language of the session's own account. Errors: NOT_LOGGED_IN, BAD_USER_INPUT. */
export async function setLanguage({ viewer, store }: Context, locale: string): Promise<Locale> {
  const { accountId } = requireLogin(viewer);
  if (!isLocale(locale)) throw new DomainError('BAD_USER_INPUT', { message: NO_SUCH_LANGUAGE });
  await store.write((tx) => tx.update(account).set({ locale }).where(eq(account.id, accountId)));
  return locale;
}
