import { and, eq } from 'drizzle-orm';
import { noteRemoval } from '#api/accounts/sweep-removals.ts';
import { recordAudit } from '#api/audit/record-audit.ts';
import { requireLogin } from '#api/auth/authorize.ts';
import { blankBrowserCookie } from '#api/auth/known-browser.ts';
import { addressCounters, type Counted, clearAttempts } from '#api/auth/rate-limit.ts';
import type { Viewer } from '#api/auth/viewer.ts';
import type { Config } from '#api/config.ts';
import { givePlacesBack } from '#api/contracts/give-places-back.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationRemoveChariteerArgs } from '#api/graphql/generated/resolvers.ts';
import { auditOrphanedGroups } from '#api/memberships/audit-orphaned-groups.ts';
import { forgetMail } from '#api/outbox/forget-mail.ts';
import { renameSupervisor } from '#api/providers/rename-supervisor.ts';
import { refreshRecap } from '#api/recaps/refresh-recap.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { refusalOfRemoval, supervisorNamesOf } from '#domain/account-removal.ts';
import { DomainError } from '#domain/errors.ts';
import { uniqueKey } from '#domain/registration.ts';
import { eraseChariteer } from './erase-chariteer.ts';

/**
 * Deletes the session's own account and every personal value, on the disk too. Contracts and credits stay under
 * the bare id; places of quests that have not begun are given back; groups the person made or led stay.
 * Errors: NOT_LOGGED_IN, PROVIDER_ACCOUNT_NOT_REMOVABLE, BAD_USER_INPUT for another address.
 */
export async function removeChariteer(
  context: Context,
  { input }: MutationRemoveChariteerArgs,
): Promise<{ id: string }> {
  const { viewer, store, now, sessions, log, config } = context;
  const person = requireLogin(viewer);
  const id = person.accountId;
  await store.write(async (tx) => {
    const owner = await tx.select().from(account).where(eq(account.id, id)).get();
    if (!owner) throw new DomainError('NOT_LOGGED_IN');
    const refusal = refusalOfRemoval({ ...owner, givenAddress: input.emailAddress });
    if (refusal) throw new DomainError(refusal.code, refusal);
    await givePlacesBack(tx, now, id);
    await forgetNames(tx, config, person, owner);
    await eraseChariteer(tx, now, id);
    await refreshRecap(tx, [id]);
    // Takes sessions, tokens, contact addresses, events, memberships and applications along.
    await tx.delete(account).where(eq(account.id, id));
    await clearAttempts(tx, countedOf(owner));
    await auditOrphanedGroups(tx, now, person.memberships);
    const subject = { subjectType: 'account', subjectId: id };
    await recordAudit(tx, now, { ...subject, action: 'account-removed', actorId: id });
    await noteRemoval(tx, now);
  });
  context.setCookie(sessions.blankCookie());
  const browserCookie = await blankBrowserCookie(context);
  if (browserCookie) context.setCookie(browserCookie);
  // The account is gone already: what is left in the journal goes with the next hourly sweep at the latest.
  await store.scrub().catch((error: unknown) => log.error({ err: error }, 'scrub after a removal failed'));
  return { id };
}

type Owner = {
  id: string;
  email: string;
  username: string;
  nameFirst: string | null;
  nameLast: string | null;
};

/** Counters carry a hash of the address, by which somebody could still be recognized. */
function countedOf({ id, email }: Owner): Counted[] {
  const emailKey = uniqueKey(email);
  return [
    ...addressCounters(emailKey),
    { limit: 'passwordBySession', subject: id },
    { limit: 'contactEmailByAccount', subject: id },
    { limit: 'ownDetailsByAccount', subject: id },
    { limit: 'playerEventByAccount', subject: id },
  ];
}

/** Where others have written the person's names and addresses. */
async function forgetNames(tx: Db, config: Config, { memberships }: Viewer, owner: Owner): Promise<void> {
  const providerIds = memberships.flatMap(({ providerId }) => providerId ?? []);
  const names = supervisorNamesOf(owner);
  await renameSupervisor(tx, providerIds, names, null);
  const addresses = [owner.email, ...(await confirmedAddresses(tx, owner.id))];
  await forgetMail(tx, config.dataKey, { ownerId: owner.id, addresses, words: [...addresses, ...names] });
}

/** An address that was never confirmed may be a stranger's, whose mails are nobody else's business. */
async function confirmedAddresses(tx: Db, accountId: string): Promise<string[]> {
  const isConfirmed = eq(contactEmail.verificationStatus, 'Confirmed');
  const rows = await tx
    .select({ emailAddress: contactEmail.emailAddress })
    .from(contactEmail)
    .where(and(eq(contactEmail.accountId, accountId), isConfirmed));
  return rows.map((row) => row.emailAddress);
}
