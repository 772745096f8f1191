import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import { notSaidYet } from '#api/access/outbox/messages/said-once.ts';
import { guildDeskLink, tellAdmins } from '#api/access/outbox/messages/tell-guild-admins.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readGuildAdmins } from '#api/messages/recipients/guild-admins.ts';
import { abandon } from '#api/places/places/abandon.ts';
import { loadContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import { isActiveReservation } from '#api/rows/contract-where.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { isAhead } from '#api/rows/quest-where.ts';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db, Store } from '#db/store.ts';
import { unusedMail } from '#domain/guilds/guild-mail.ts';
import { onceKey } from '#domain/messages/once-key.ts';
import { TOLD_BEFORE_MS } from '#domain/reservations/guild-spots.ts';
import { IN_TIME_REASON } from '#domain/reservations/reservation.ts';

const AT_ONCE = 50;

/** Releases what a guild holds of a quest once its time has come: what is unused goes to the waitlist, then to everyone. */
export async function releaseDueSpots(tx: Db, context: MailContext, questId: string): Promise<void> {
  const { now } = context;
  const [due] = await tx
    .select({ id: contract.id })
    .from(contract)
    .where(and(eq(contract.questId, questId), isActiveReservation(), lte(contract.releasesAt, now)));
  const facts = due && (await loadContractFacts(tx, due.id));
  if (!facts) return;
  await abandon(
    tx,
    context,
    facts,
    { abandonedAt: now, abandonReason: IN_TIME_REASON },
    'CONTRACT_NOT_FOUND',
  );
  const { guildId } = facts;
  await recordAudit(tx, now, {
    action: 'reservation-released',
    actorId: null,
    subjectId: questId,
    detail: { guildId },
  });
  await report(tx, context, 'SpotFreed', { questId, count: Number.POSITIVE_INFINITY });
}

/** Releases due spots of all quests, each in its own write, and tells guilds of what is unused. True if there may be more. */
export async function sweepGuildSpots(store: Store, context: MailContext): Promise<boolean> {
  const { now } = context;
  const due = await store.read
    .select({ questId: contract.questId })
    .from(contract)
    .where(and(isActiveReservation(), lte(contract.releasesAt, now)))
    .orderBy(asc(contract.releasesAt), asc(contract.id))
    .limit(AT_ONCE);
  for (const { questId } of due) await store.write((tx) => releaseDueSpots(tx, context, questId));
  const unused = await readUnused(store.read, now);
  if (unused.length > 0) await store.write(async (tx) => tellUnused(tx, context, await readUnused(tx, now)));
  return due.length === AT_ONCE;
}

type Unused = Awaited<ReturnType<typeof readUnused>>[number];

/** Reservations within a day of their release, made before that day, of which spots are unused and no one was told. */
function readUnused(db: Db, now: number) {
  const key = sql`'guild-spots-unused:' || ${contract.id} || ':' || ${contract.releasesAt}`;
  return db
    .select({
      contractId: contract.id,
      guildId: guild.id,
      guildName: guild.name,
      spotsLeft: sql<number>`${contract.guildSpotsLeft}`,
      releasesAt: sql<number>`${contract.releasesAt}`,
      title: QUEST_TITLE,
      startedAt: quest.startedAt,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(guild, eq(guild.id, contract.guildId))
    .where(
      and(
        isActiveReservation(),
        gt(contract.releasesAt, now),
        lte(contract.releasesAt, now + TOLD_BEFORE_MS),
        sql`${contract.claimedAt} <= ${contract.releasesAt} - ${TOLD_BEFORE_MS}`,
        gt(contract.guildSpotsLeft, 0),
        isAhead(now),
        sql`NOT EXISTS (SELECT 1 FROM said_once WHERE said_once.key = ${key})`,
      ),
    )
    .orderBy(asc(contract.releasesAt), asc(contract.id))
    .limit(AT_ONCE);
}

/** Tells the admins of each guild once what its members have not taken. */
async function tellUnused(tx: Db, context: MailContext, unused: readonly Unused[]): Promise<void> {
  const keyOf = ({ contractId, releasesAt }: Unused) =>
    onceKey('guild-spots-unused', { contractId, releasesAt });
  const isNew = await notSaidYet(tx, unused.map(keyOf), context.now);
  const left = unused.filter((one) => isNew.has(keyOf(one)));
  const admins = await readGuildAdmins(tx, context.now, [...new Set(left.map(({ guildId }) => guildId))]);
  for (const { guildId, guildName, spotsLeft, releasesAt, title, startedAt } of left) {
    const own = admins.filter((admin) => admin.guildId === guildId);
    const facts = { guildName, spotsLeft, releasesAt, quest: { title, startedAt } };
    await tellAdmins(tx, context, own, {
      kind: 'guild-spots-unused',
      guild: { id: guildId, name: guildName },
      write: (locale, { firstName }) =>
        unusedMail(locale, context.config, {
          ...facts,
          firstName,
          link: guildDeskLink(locale, context, guildId),
        }),
    });
  }
}
