import { desc, sql } from 'drizzle-orm';
import { charityRequest } from '#db/schema/charity-request.ts';
import type { Store } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** The language in which a charity asked to join that is answered at this address; null where none asks from there. */
export async function findRequestLanguage({ read }: Store, emailAddress: string): Promise<Locale | null> {
  const [row] = await read
    .select({ locale: charityRequest.locale })
    .from(charityRequest)
    .where(sql`lower(${charityRequest.emailAddress}) = ${uniqueKey(emailAddress)}`)
    .orderBy(desc(charityRequest.createdAt))
    .limit(1);
  return row?.locale ?? null;
}
