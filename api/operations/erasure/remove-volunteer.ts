import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import { accountClosedMail } from '#api/access/outbox/closing-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { blankBrowserCookie } from '#api/access/request/known-browser.ts';
import { blankUsernameCookie } from '#api/access/request/username-cookie.ts';
import type { MutationRemoveChariteerArgs } from '#api/graphql/generated/types.ts';
import { account } from '#db/schema/account.ts';
import { refusalOfRemoval } from '#domain/accounts/account-removal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { closeAccount } from './close-account.ts';

/**
 * Closes the session's own account at once; 24 hours later every personal value is erased, on the disk too. Until then
 * its owner can take it back, by the email or at the login. Contracts and credits stay under the bare id; places of
 * quests that have not begun are given back; groups the person made or led stay. Errors: NOT_LOGGED_IN, PROOF_NEEDED,
 * PROVIDER_ACCOUNT_NOT_REMOVABLE, BAD_USER_INPUT for another address, LAST_STAFF_ACCOUNT.
 */
export async function removeVolunteer(
  context: Context,
  { input }: MutationRemoveChariteerArgs,
): Promise<{ id: string }> {
  const { viewer, store, now, config, sessions, log } = context;
  const { accountId: id } = requireLogin(viewer);
  await store.write(async (tx) => {
    const owner = await tx.select().from(account).where(eq(account.id, id)).get();
    if (!owner) throw new DomainError('NOT_LOGGED_IN');
    const refusal = refusalOfRemoval({ ...owner, givenAddress: input.emailAddress });
    if (refusal) throw new DomainError(refusal.code, refusal);
    requireRecentProof(context);
    const by = { closedBy: 'owner', mailedTo: [owner.email] } as const;
    const { token, formerAddresses } = await closeAccount(tx, context, owner, by);
    const { username } = owner;
    const mail = mailIn(localeOf(owner.locale, context.request.pageLocale), (locale) =>
      accountClosedMail(locale, config, { username, token }),
    );
    for (const recipient of [owner.email, ...formerAddresses])
      await queueMail(tx, context, { kind: 'account-closed', ...mail, recipient, ownerId: null });
    const subject = { subjectId: id };
    await recordAudit(tx, now, { ...subject, action: 'account-closed', actorId: id });
  });
  context.setCookie(sessions.blankCookie());
  context.setCookie(blankUsernameCookie(config));
  const browserCookie = await blankBrowserCookie(context);
  if (browserCookie) context.setCookie(browserCookie);
  // Nothing of it is left in the open already: what is left in the journal goes with the next hourly sweep at the latest.
  await store.scrub().catch((error: unknown) => log.error({ err: error }, 'scrub after a removal failed'));
  return { id };
}
