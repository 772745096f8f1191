import { and, eq } from 'drizzle-orm';
import { keepLastStaff } from '#api/accounts/keep-last-staff.ts';
import { noteRemoval } from '#api/accounts/sweep-removals.ts';
import { addressCounters, type Counted, clearAttempts } from '#api/auth/rate-limit.ts';
import { eraseChildren } from '#api/children/erase-child.ts';
import { eraseSignUpWords, givePlacesBack } from '#api/contracts/give-places-back.ts';
import { auditOrphanedGroups } from '#api/memberships/audit-orphaned-groups.ts';
import { endMemberships } from '#api/memberships/keep-membership.ts';
import { readMemberships } from '#api/memberships/membership-queries.ts';
import { forgetMail } from '#api/outbox/forget-mail.ts';
import type { MailContext } from '#api/outbox/queue-mail.ts';
import { renameSupervisor } from '#api/providers/rename-supervisor.ts';
import { refreshRecap } from '#api/recaps/refresh-recap.ts';
import { forgetInYoungMessages } from '#api/young-messages/forget-in-young-messages.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { REMOVAL_REASON, supervisorNamesOf } from '#domain/account-removal.ts';
import type { Membership } from '#domain/permissions.ts';
import { uniqueKey } from '#domain/registration.ts';
import { eraseChariteer } from './erase-chariteer.ts';

/**
 * Deletes an account and every personal value of its owner, for the write that judged the right to it. The caller
 * writes who did it into the audit log, and scrubs the store afterwards. Errors: LAST_STAFF_ACCOUNT.
 */
export async function eraseAccount(tx: Db, context: MailContext, owner: Owner): Promise<void> {
  const { now } = context;
  const { id } = owner;
  await keepLastStaff(tx, now, id);
  const memberships = await readMemberships(tx, id);
  await eraseChildren(tx, context, id);
  await eraseSignUpWords(tx, id);
  await givePlacesBack(tx, context, id, REMOVAL_REASON);
  await forgetNames(tx, context, memberships, owner);
  await eraseChariteer(tx, now, id);
  await refreshRecap(tx, [id]);
  await endMemberships(
    tx,
    id,
    memberships.map(({ groupId }) => groupId),
    now,
  );
  // Takes sessions, tokens, contact addresses, events and applications along.
  await tx.delete(account).where(eq(account.id, id));
  await clearAttempts(tx, countedOf(owner));
  await auditOrphanedGroups(tx, now, memberships);
  await noteRemoval(tx, now);
}

type Owner = {
  id: string;
  email: string;
  username: string;
  nameFirst: string | null;
  nameLast: string | null;
  phoneNumber: string | null;
};

/** Counters carry a hash of the address, by which somebody could still be recognized. */
function countedOf({ id, email }: Owner): Counted[] {
  const emailKey = uniqueKey(email);
  return [
    ...addressCounters(emailKey),
    { limit: 'passwordBySession', subject: id },
    { limit: 'ownDetailsByAccount', subject: id },
    { limit: 'contactEmailByAccount', subject: id },
    { limit: 'playerEventByAccount', subject: id },
    { limit: 'guardianLinkByAccount', subject: id },
  ];
}

/** Where others have written the person's names and addresses. */
async function forgetNames(
  tx: Db,
  { config }: MailContext,
  memberships: readonly Membership[],
  owner: Owner,
): Promise<void> {
  const providerIds = memberships.flatMap(({ providerId }) => providerId ?? []);
  const names = supervisorNamesOf(owner);
  await renameSupervisor(tx, providerIds, names, null);
  const addresses = [owner.email, ...(await confirmedAddresses(tx, owner.id))];
  await forgetMail(tx, config.dataKey, { ownerId: owner.id, addresses, words: [...addresses, ...names] });
  const words = [owner.nameFirst, owner.nameLast, owner.phoneNumber].filter((word) => word !== null);
  await forgetInYoungMessages(tx, owner.id, [...addresses, ...names, ...words]);
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
