import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { knownLanguage } from '#api/access/request/known-language.ts';
import { account } from '#db/schema/account.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Keeps the language of the session's own account. Errors: NOT_LOGGED_IN, BAD_USER_INPUT. */
export async function setLanguage({ viewer, store }: Context, locale: string): Promise<Locale> {
  const { accountId } = requireLogin(viewer);
  const known = knownLanguage(locale);
  await store.write((tx) => tx.update(account).set({ locale: known }).where(eq(account.id, accountId)));
  return known;
}
