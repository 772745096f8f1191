import { eq } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import { account } from '#db/schema/account.ts';
import { session } from '#db/schema/session.ts';
import type { Store } from '#db/store.ts';
import { isLocale, type Locale } from '#domain/texts/locale.ts';

/** The language that the account of a session chose; null where it chose none, or the token opens nothing. */
export async function readSessionLanguage(store: Store, token: string): Promise<Locale | null> {
  const row = await store.read
    .select({ locale: account.locale })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(eq(session.id, hashToken(token)))
    .get();
  return isLocale(row?.locale) ? row.locale : null;
}
