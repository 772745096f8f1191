import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isFirstAddress } from '#api/accounts/contact-email-where.ts';
import { CONTRACT_COLUMNS } from '#api/contracts/contract-columns.ts';
import type { ContractRow } from '#api/contracts/contract-row.ts';
import { isActive, isSignUp } from '#api/contracts/contract-where.ts';
import type { Context } from '#api/graphql/context.ts';
import { type ReachedAdmin, readReachedAdmins } from '#api/guilds/guild-admins.ts';
import { queueMail } from '#api/outbox/queue-mail.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import { location, provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { type QuestChanges, timesAfter } from '#domain/quest-edit.ts';
import { type NoticeFacts, noticeMail, type QuestNotice } from '#domain/quest-notice.ts';
import type { StoredQuest } from './editable-quest.ts';
import type { QuestNoticeRow, UnreachedPersonRow } from './quest-row.ts';

type Edit = { kind: QuestNotice; stored: StoredQuest; changes: QuestChanges };

/**
 * Queues a mail to everybody on an edited quest, and to the admins of the guild that has reserved it; only to
 * confirmed addresses. Returns who has to be told in another way.
 */
export async function notifyPeople(context: Context, tx: Db, edit: Edit): Promise<QuestNoticeRow> {
  const { id: questId, providerId } = edit.stored;
  const people = await loadPeople(tx, questId);
  const unreached: UnreachedPersonRow[] = [];
  const facts = people.length > 0 ? await loadFacts(context, tx, edit) : null;
  let mailedCount = 0;
  for (const { firstName, address, isConfirmed, recipientId, ...columns } of people) {
    const held = { ...columns, ownerId: columns.chariteerId, providerId };
    if (facts && address && isConfirmed) {
      const mail = noticeMail(context.config, facts, firstName);
      await queueMail(tx, context, {
        kind: 'quest-changed',
        ...mail,
        recipient: address,
        ownerId: recipientId,
        startsAt: firstStart(facts),
      });
      mailedCount += 1;
    } else {
      unreached.push({ contract: held, reason: address ? 'UNVERIFIED_ADDRESS' : 'NO_ADDRESS', providerId });
    }
  }
  return { kind: edit.kind, mailedCount, unreached, providerId };
}

type ToldPerson = Omit<ContractRow, 'ownerId' | 'providerId'> & {
  recipientId: string | null;
  firstName: string | null;
  address: string | null;
  isConfirmed: boolean;
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
      address: contactEmail.emailAddress,
      verificationStatus: contactEmail.verificationStatus,
    })
    .from(contract)
    .leftJoin(childRecord, eq(childRecord.chariteerId, contract.chariteerId))
    .leftJoin(recipient, and(eq(recipient.id, personId), isSignUp()))
    .leftJoin(contactEmail, and(eq(contactEmail.accountId, recipient.id), isFirstAddress(recipient)))
    .where(and(eq(contract.questId, questId), isActive()))
    .orderBy(asc(contract.claimedAt), asc(contract.id));
  const people = rows.map(({ verificationStatus, ...row }) => ({
    ...row,
    isConfirmed: verificationStatus === 'Confirmed',
  }));
  const guildIds = rows.flatMap(({ guildId }) => guildId ?? []);
  const admins = guildIds.length > 0 ? await readReachedAdmins(tx, guildIds) : [];
  return people.flatMap((one) => (one.guildId === null ? [one] : adminsOf(one, admins)));
}

/** The reservation once for each admin; as it is, unreached, where there is none. */
function adminsOf(held: ToldPerson, admins: readonly ReachedAdmin[]): ToldPerson[] {
  const own = admins.filter(({ guildId }) => guildId === held.guildId);
  if (own.length === 0) return [held];
  return own.map(({ accountId: recipientId, firstName, address }) => {
    return { ...held, recipientId, firstName, address, isConfirmed: true };
  });
}

/** When somebody may be on the way: by what they knew, or by what they are told. */
function firstStart({ before, after }: NoticeFacts): number | null {
  const starts = [before, after].flatMap(({ startedAt }) => startedAt ?? []);
  return starts.length > 0 ? Math.min(...starts) : null;
}

async function loadFacts({ config }: Context, tx: Db, { kind, stored, changes }: Edit): Promise<NoticeFacts> {
  const { providerId, locationId } = stored;
  const [charity] = await tx
    .select({ name: provider.name })
    .from(provider)
    .where(eq(provider.id, providerId));
  const newLocationId = changes.locationId === undefined ? locationId : changes.locationId;
  return {
    notice: kind,
    eventTitle: changes.eventTitle ?? stored.eventTitle,
    providerName: charity?.name ?? '',
    before: { ...stored, place: await placeName(tx, locationId) },
    after: { ...timesAfter(stored, changes), place: await placeName(tx, newLocationId) },
    link: `${config.publicOrigin}/questList/${providerId}/quest/${stored.id}`,
  };
}

async function placeName(tx: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [place] = await tx.select({ name: location.name }).from(location).where(eq(location.id, id));
  return place?.name ?? null;
}
