import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isFirstAddress } from '#api/rows/accounts/contact-email-where.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contracts/contract-columns.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import { isActive, isSignUp } from '#api/rows/contracts/contract-where.ts';
import type { UnreachedPersonRow } from '#api/rows/quests/quest-row.ts';
import { type ReachedAdmin, readReachedAdmins } from '#api/verbs/guilds/guild-admins.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { isReachableAddress } from '#domain/identity/mail-address.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Somebody whom a mail about the quest reaches. */
export type ReachedPerson = {
  recipientId: string | null;
  firstName: string | null;
  address: string;
  locale: Locale;
};

/**
 * Everybody who has to know of a change of a quest: whom a mail reaches, at a confirmed address only, and who has to be
 * told in another way. One rule for the mails and for what is shown before they are sent.
 */
export async function peopleToTell(
  db: Db,
  { id: questId, providerId }: { id: string; providerId: string },
): Promise<{ reached: ReachedPerson[]; unreached: UnreachedPersonRow[] }> {
  const reached: ReachedPerson[] = [];
  const unreached: UnreachedPersonRow[] = [];
  for (const person of await loadPeople(db, questId)) {
    const { firstName, address, locale, isConfirmed, recipientId, ...columns } = person;
    if (address && isConfirmed) reached.push({ recipientId, firstName, address, locale: localeOf(locale) });
    else {
      const held = { ...columns, ownerId: columns.chariteerId, providerId };
      unreached.push({ contract: held, reason: address ? 'UNVERIFIED_ADDRESS' : 'NO_ADDRESS', providerId });
    }
  }
  return { reached, unreached };
}

type ToldPerson = Omit<ContractRow, 'ownerId' | 'providerId'> & {
  recipientId: string | null;
  firstName: string | null;
  address: string | null;
  isConfirmed: boolean;
  locale: Locale | null;
};

const recipient = alias(account, 'recipient');

/** Each active contract with the person to tell: the volunteer or a child's guardian, or the admins of the reserving guild. */
async function loadPeople(tx: Db, questId: string): Promise<ToldPerson[]> {
  const personId = sql`coalesce(${childRecord.guardianAccountId}, ${contract.chariteerId})`;
  const rows = await tx
    .select({
      ...CONTRACT_COLUMNS,
      recipientId: recipient.id,
      firstName: recipient.nameFirst,
      locale: recipient.locale,
      address: contactEmail.emailAddress,
      verificationStatus: contactEmail.verificationStatus,
      unreachableAt: contactEmail.unreachableAt,
    })
    .from(contract)
    .leftJoin(childRecord, eq(childRecord.chariteerId, contract.chariteerId))
    .leftJoin(recipient, and(eq(recipient.id, personId), isSignUp()))
    .leftJoin(contactEmail, and(eq(contactEmail.accountId, recipient.id), isFirstAddress(recipient)))
    .where(and(eq(contract.questId, questId), isActive()))
    .orderBy(asc(contract.claimedAt), asc(contract.id));
  const people = rows.map(({ verificationStatus, unreachableAt, ...row }) => ({
    ...row,
    isConfirmed: isReachableAddress({ verificationStatus, unreachableAt }),
  }));
  const guildIds = rows.flatMap(({ guildId }) => guildId ?? []);
  const admins = guildIds.length > 0 ? await readReachedAdmins(tx, guildIds) : [];
  return people.flatMap((one) => (one.guildId === null ? [one] : adminsOf(one, admins)));
}

/** The reservation once for each admin; as it is, unreached, where there is none. */
function adminsOf(held: ToldPerson, admins: readonly ReachedAdmin[]): ToldPerson[] {
  const own = admins.filter(({ guildId }) => guildId === held.guildId);
  if (own.length === 0) return [held];
  return own.map(({ accountId: recipientId, firstName, address, locale }) => {
    return { ...held, recipientId, firstName, address, locale, isConfirmed: true };
  });
}
