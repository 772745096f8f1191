import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { CONTRACT_COLUMNS } from '#api/contracts/contract-columns.ts';
import type { Context } from '#api/graphql/context.ts';
import { queueMail } from '#api/outbox/queue-mail.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import { location, provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { type QuestChanges, timesAfter } from '#domain/quest-edit.ts';
import { type NoticeFacts, noticeMail, type QuestNotice } from '#domain/quest-notice.ts';
import type { StoredQuest } from './editable-quest.ts';
import type { QuestNoticeRow, UnreachedPersonRow } from './quest-row.ts';

type Edit = { kind: QuestNotice; stored: StoredQuest; changes: QuestChanges };

/**
 * Queues a mail to everybody on an edited quest, and to whoever founded the guild that has reserved it; only to
 * confirmed addresses. Returns who has to be told in another way.
 */
export async function notifyPeople(context: Context, tx: Db, edit: Edit): Promise<QuestNoticeRow> {
  const { id: questId, providerId } = edit.stored;
  const people = await loadPeople(tx, questId);
  const unreached: UnreachedPersonRow[] = [];
  const facts = people.length > 0 ? await loadFacts(context, tx, edit) : null;
  for (const { firstName, address, isConfirmed, recipientId, ...columns } of people) {
    const held = { ...columns, ownerId: columns.chariteerId, providerId };
    if (facts && address && isConfirmed) {
      const mail = noticeMail(context.config, facts, firstName);
      await queueMail(tx, context, {
        kind: 'quest-changed',
        ...mail,
        recipient: address,
        ownerId: recipientId,
      });
    } else {
      unreached.push({ contract: held, reason: address ? 'UNVERIFIED_ADDRESS' : 'NO_ADDRESS', providerId });
    }
  }
  return { kind: edit.kind, mailedCount: people.length - unreached.length, unreached, providerId };
}

const recipient = alias(account, 'recipient');

/** Each active contract with the person to tell: the volunteer, or the founder of the reserving guild. */
async function loadPeople(tx: Db, questId: string) {
  const personId = sql`coalesce(${guild.creatorId}, ${childRecord.guardianAccountId}, CASE WHEN ${contract.guildId} IS NULL THEN ${contract.chariteerId} END)`;
  const rows = await tx
    .select({
      ...CONTRACT_COLUMNS,
      recipientId: recipient.id,
      firstName: recipient.nameFirst,
      address: contactEmail.emailAddress,
      verificationStatus: contactEmail.verificationStatus,
    })
    .from(contract)
    .leftJoin(guild, eq(guild.id, contract.guildId))
    .leftJoin(childRecord, eq(childRecord.chariteerId, contract.chariteerId))
    .leftJoin(recipient, eq(recipient.id, personId))
    .leftJoin(contactEmail, and(eq(contactEmail.accountId, recipient.id), isFirstAddress))
    .where(and(eq(contract.questId, questId), isNull(contract.abandonedAt)))
    .orderBy(asc(contract.claimedAt), asc(contract.id));
  return rows.map(({ verificationStatus, ...row }) => ({
    ...row,
    isConfirmed: verificationStatus === 'Confirmed',
  }));
}

/** The address that counts is the one at the lowest position (ENT-39). */
const isFirstAddress = sql`${contactEmail.position} = (
  SELECT min(other."position") FROM contact_email AS other WHERE other."accountId" = ${recipient.id})`;

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
