import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { type Reach, reachableBy, readReaches } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import { readGuildAdmins } from '#api/messages/recipients/guild-admins.ts';
import { readTold } from '#api/people/volunteers/told-people.ts';
import type { UnreachedPersonRow } from '#api/quests/quests/quest-row.ts';
import { isFirstAddress } from '#api/rows/contact-email-where.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import { isActive, isSignUp } from '#api/rows/contract-where.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { channelsFor } from '#domain/messages/message-choice.ts';

export type PeopleToTell = {
  /** Everyone with an account, whether or not a message reaches them. */
  reaches: Reach[];
  /** People who must be told another way. */
  unreached: UnreachedPersonRow[];
  /** The volunteers themselves. */
  volunteerIds: string[];
};

/**
 * Everyone who has to know of a change of a quest: the volunteers on it, for a child without an account its guardians,
 * and the admins of the guild that has reserved it. One rule for what is sent and for what is shown before it is sent.
 * Four statements however many they are.
 */
export async function peopleToTell(
  db: Db,
  { config, now }: MailContext,
  { id: questId, providerId }: { id: string; providerId: string },
): Promise<PeopleToTell> {
  const held = await loadContracts(db, questId);
  const guildIds = held.flatMap(({ contract: { guildId } }) => guildId ?? []);
  const admins = guildIds.length > 0 ? await readGuildAdmins(db, now, guildIds) : [];
  const volunteerIds = held.flatMap(({ contract: { guildId, chariteerId } }) =>
    guildId === null ? chariteerId : [],
  );
  const personIds = [...volunteerIds, ...admins.map(({ accountId }) => accountId)];
  const reaches = await readReaches(db, personIds, offeredChannels(config), now);
  const reached = new Set(reaches.filter(isReached).map(({ personId }) => personId));
  const unreached = held.flatMap(({ contract: { guildId, ...row }, reason }): UnreachedPersonRow[] => {
    const isTold =
      guildId === null
        ? reached.has(row.chariteerId)
        : admins.some((admin) => admin.guildId === guildId && reached.has(admin.accountId));
    if (isTold) return [];
    const contractRow = { ...row, guildId, ownerId: row.chariteerId, providerId };
    return [{ contract: contractRow, reason, providerId }];
  });
  return { reaches, unreached, volunteerIds };
}

type ToldNotice = { mailedCount: number; unreached: UnreachedPersonRow[] };

/** How many people a message reaches and who has to be told in another way, of those of whom the reader is told. */
export async function toldOfNotice(
  reader: Pick<Context, 'viewer' | 'now'>,
  db: Db,
  quest: { providerId: string; startedAt: number | null },
  { reaches, unreached }: Pick<PeopleToTell, 'reaches' | 'unreached'>,
): Promise<ToldNotice> {
  return toldOfSeveral(reader, db, [{ stored: quest, people: { reaches, unreached } }]);
}

/** Returns the same for several quests: someone on more than one of them is one person. */
export async function toldOfSeveral(
  reader: Pick<Context, 'viewer' | 'now'>,
  db: Db,
  quests: readonly {
    stored: { providerId: string; startedAt: number | null };
    people: Pick<PeopleToTell, 'reaches' | 'unreached'>;
  }[],
): Promise<ToldNotice> {
  const told = new Set<string>();
  const unreached = new Map<string, UnreachedPersonRow>();
  for (const { stored, people } of quests) {
    const missed = people.unreached.map(({ contract: { chariteerId } }) => chariteerId);
    const reached = people.reaches.filter(isReached).map(({ personId }) => personId);
    const isTold = await readTold(db, reader, stored, [...reached, ...missed]);
    for (const id of reached.filter(isTold)) told.add(id);
    for (const person of people.unreached) {
      const { guildId, chariteerId } = person.contract;
      if (guildId !== null || isTold(chariteerId)) unreached.set(guildId ?? chariteerId, person);
    }
  }
  return { mailedCount: told.size, unreached: [...unreached.values()] };
}

/** Whether what people must know finds a way to someone. */
export function isReached(reach: Reach): boolean {
  return channelsFor('must', reach.choices, reachableBy(reach)).length > 0;
}

const recipient = alias(account, 'recipient');

/** Each active contract, with what is the matter with the address of whoever reads for that person. */
async function loadContracts(tx: Db, questId: string) {
  const personId = sql`coalesce(${childRecord.guardianAccountId}, ${contract.chariteerId})`;
  const rows = await tx
    .select({
      contract: CONTRACT_COLUMNS,
      status: contactEmail.verificationStatus,
      unreachableAt: contactEmail.unreachableAt,
    })
    .from(contract)
    .leftJoin(childRecord, eq(childRecord.chariteerId, contract.chariteerId))
    .leftJoin(recipient, and(eq(recipient.id, personId), isSignUp()))
    .leftJoin(contactEmail, and(eq(contactEmail.accountId, recipient.id), isFirstAddress(recipient)))
    .where(and(eq(contract.questId, questId), isActive()))
    .orderBy(asc(contract.claimedAt), asc(contract.id), asc(childRecord.createdAt));
  // A child is read of once for each guardian.
  const first = new Map(rows.toReversed().map((row) => [row.contract.id, row]));
  return rows
    .filter((row) => first.get(row.contract.id) === row)
    .map((row) => ({ contract: row.contract, reason: reasonOf(row) }));
}

function reasonOf({
  status,
  unreachableAt,
}: {
  status: string | null;
  unreachableAt: number | null;
}): UnreachedPersonRow['reason'] {
  if (status === null) return 'NO_ADDRESS';
  return unreachableAt === null ? 'UNVERIFIED_ADDRESS' : 'REFUSED_ADDRESS';
}
