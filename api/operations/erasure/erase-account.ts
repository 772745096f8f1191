import { and, eq } from 'drizzle-orm';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import { addressCounters, type Counted, clearAttempts } from '#api/access/auth/rate-limit.ts';
import { report } from '#api/access/events/report.ts';
import { forgetMessages } from '#api/access/outbox/entries/forget-messages.ts';
import { forgetMail } from '#api/access/outbox/forget-mail.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { writeFarewells } from '#api/messages/calendar/ended-spots.ts';
import { keepLastStaff } from '#api/messages/recipients/keep-last-staff.ts';
import { eraseSignUpWords, givePlacesBack } from '#api/places/contracts/give-places-back.ts';
import type { Sealed } from '#db/cells/sealed.ts';
import { isInList } from '#db/in-list.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { groupInvitation } from '#db/schema/member-group.ts';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import type { Db } from '#db/store.ts';
import { REMOVAL_REASON, supervisorNamesOf } from '#domain/accounts/account-removal.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import type { Membership } from '#domain/permissions/permissions.ts';
import { eraseChildren } from './erase-child.ts';
import { eraseVolunteer } from './erase-volunteer.ts';
import { noteRemoval } from './sweep-removals.ts';

/**
 * Deletes an account and every personal value of its owner, for the write that judged the right to it. The caller
 * writes who did it into the audit log, and scrubs the store afterwards. Errors: LAST_STAFF_ACCOUNT.
 */
export async function eraseAccount(tx: Db, context: MailContext, owner: Owner): Promise<void> {
  const { now } = context;
  const { id } = owner;
  await keepLastStaff(tx, now, id);
  const memberships = await readMemberships(tx, id);
  const farewells = await eraseChildren(tx, context, id);
  await eraseSignUpWords(tx, id);
  const ended = await givePlacesBack(tx, context, id, REMOVAL_REASON);
  farewells.push(...(await writeFarewells(tx, context, ended)));
  await forgetNames(tx, context, memberships, owner);
  await eraseVolunteer(tx, context, id);
  await report(tx, context, 'ServiceChanged', { chariteerIds: [id] });
  await report(tx, context, 'MembershipsForfeited', { accountId: id, memberships });
  await forgetMessages(tx, id);
  // Takes sessions, tokens, contact addresses, events and applications along.
  await tx.delete(account).where(eq(account.id, id));
  for (const mail of farewells) await queueMail(tx, context, mail);
  await clearAttempts(tx, countedOf(owner));
  await noteRemoval(tx, now);
}

type Owner = {
  id: string;
  email: string;
  username: string;
  nameFirst: string | null;
  nameLast: string | null;
  phoneNumber: Sealed | null;
};

/** Counters carry a hash of the address, by which someone could still be recognized. */
function countedOf({ id, email }: Owner): Counted[] {
  const emailKey = uniqueKey(email);
  return [
    ...addressCounters(emailKey),
    { limit: 'passwordBySession', subject: id },
    { limit: 'ownDetailsByAccount', subject: id },
    { limit: 'peopleFileByAccount', subject: id },
    { limit: 'charityFileByAccount', subject: id },
    { limit: 'invitedFileByAccount', subject: id },
    { limit: 'dataCopyByAccount', subject: id },
    { limit: 'contactEmailByAccount', subject: id },
    { limit: 'playerEventByAccount', subject: id },
    { limit: 'guardianLinkByAccount', subject: id },
  ];
}

/** Removes the person's names and addresses from what others have written. */
async function forgetNames(
  tx: Db,
  context: MailContext,
  memberships: readonly Membership[],
  owner: Owner,
): Promise<void> {
  const providerIds = memberships.flatMap(({ providerId }) => providerId ?? []);
  const names = supervisorNamesOf(owner);
  const addresses = [owner.email, ...(await confirmedAddresses(tx, owner.id))];
  const keys = addresses.map(uniqueKey);
  await tx.delete(groupInvitation).where(isInList(groupInvitation.usernameKey, keys));
  await tx.delete(volunteerInvitation).where(isInList(volunteerInvitation.emailKey, keys));
  await forgetMail(tx, context.config.dataKey, {
    ownerId: owner.id,
    addresses,
    words: [...addresses, ...names],
  });
  const phoneNumber = tx.cells.open('account.phoneNumber', owner.id, owner.phoneNumber);
  const own = [owner.nameFirst, owner.nameLast, phoneNumber].filter((word) => word !== null);
  const words = [...addresses, ...names, ...own];
  await report(tx, context, 'AccountErased', { accountId: owner.id, providerIds, names, words });
}

/** An address that was never confirmed may be a stranger's, whose emails are no one else's business. */
async function confirmedAddresses(tx: Db, accountId: string): Promise<string[]> {
  const isConfirmed = eq(contactEmail.verificationStatus, 'Confirmed');
  const rows = await tx
    .select({ emailAddress: contactEmail.emailAddress })
    .from(contactEmail)
    .where(and(eq(contactEmail.accountId, accountId), isConfirmed));
  return rows.map((row) => row.emailAddress);
}
