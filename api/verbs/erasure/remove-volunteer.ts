import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { blankBrowserCookie } from '#api/access/request/known-browser.ts';
import { blankUsernameCookie } from '#api/access/request/username-cookie.ts';
import type { MutationRemoveChariteerArgs } from '#api/sdl/generated/types.ts';
import { account } from '#db/schema/account.ts';
import { refusalOfRemoval } from '#domain/accounts/account-removal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Deletes the session's own account and every personal value, on the disk too. Contracts and credits stay under
 * the bare id; places of quests that have not begun are given back; groups the person made or led stay.
 * Errors: NOT_LOGGED_IN, PROVIDER_ACCOUNT_NOT_REMOVABLE, BAD_USER_INPUT for another address, LAST_STAFF_ACCOUNT.
 */
export async function removeVolunteer(
  context: Context,
  { input }: MutationRemoveChariteerArgs,
): Promise<{ id: string }> {
  const { viewer, store, now, sessions, log } = context;
  const { accountId: id } = requireLogin(viewer);
  await store.write(async (tx) => {
    const owner = await tx.select().from(account).where(eq(account.id, id)).get();
    if (!owner) throw new DomainError('NOT_LOGGED_IN');
    const refusal = refusalOfRemoval({ ...owner, givenAddress: input.emailAddress });
    if (refusal) throw new DomainError(refusal.code, refusal);
    await eraseAccount(tx, context, owner);
    const subject = { subjectId: id };
    await recordAudit(tx, now, { ...subject, action: 'account-removed', actorId: id });
  });
  context.setCookie(sessions.blankCookie());
  context.setCookie(blankUsernameCookie(context.config));
  const browserCookie = await blankBrowserCookie(context);
  if (browserCookie) context.setCookie(browserCookie);
  // The account is gone already: what is left in the journal goes with the next hourly sweep at the latest.
  await store.scrub().catch((error: unknown) => log.error({ err: error }, 'scrub after a removal failed'));
  return { id };
}
