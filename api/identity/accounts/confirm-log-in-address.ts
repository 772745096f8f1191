import { eq } from 'drizzle-orm';
import { spendAllTokens } from '#api/access/auth/account-token.ts';
import type { Context } from '#api/access/request/context.ts';
import { newId } from '#db/new-id.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { isReachableAddress } from '#domain/identity/mail-address.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import type { AccountForLogIn } from './account-queries.ts';
import { confirmContact } from './confirm-contact.ts';
import { loadContactEmail } from './contact-email.ts';

/**
 * Confirms the address of the login, by an email that was read there. Where no one had shown that before, the password
 * and the sessions of whoever registered it end: someone else may have put the account under this address.
 */
export async function confirmLogInAddress(
  tx: Db,
  context: Pick<Context, 'now' | 'config' | 'sessions'>,
  { id: accountId, email }: Pick<AccountForLogIn, 'id' | 'email'>,
): Promise<void> {
  const { now } = context;
  const contact = await loadContactEmail(tx, accountId);
  if (contact && (isReachableAddress(contact) || uniqueKey(contact.emailAddress) !== uniqueKey(email)))
    return;
  if (contact?.verificationStatus === 'Unverified') {
    await context.sessions.endAll(accountId);
    await tx.update(account).set({ passwordHash: null }).where(eq(account.id, accountId));
    await spendAllTokens(tx, now, 'verify-email', accountId);
  }
  const id = contact?.id ?? newId(now);
  if (!contact) await tx.insert(contactEmail).values({ id, accountId, emailAddress: email });
  await confirmContact(tx, context, { id, accountId });
}
