import { and, eq } from 'drizzle-orm';
import { recordAudits } from '#api/access/audit/record-audit.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { insertReservation } from '#api/places/places/insert-reservation.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Db } from '#db/store.ts';
import { fitGuildSpots, type GuildSpots } from '#domain/reservations/guild-spots.ts';
import { readTerms } from './guild-terms.ts';
import { tellGuilds } from './tell-guilds.ts';

type Publishing = {
  providerId: string;
  /** Account that publishes. */
  accountId: string;
  /** Drafts that were published just now. */
  questIds: readonly string[];
};

/**
 * What was wished for a draft begins: a reservation holds, a guild that wants to be asked is asked, and one that has
 * closed to the charity meanwhile declines. Nothing here refuses the publishing.
 */
export async function beginReservations(
  tx: Db,
  context: MailContext,
  { providerId, accountId, questIds }: Publishing,
): Promise<void> {
  if (questIds.length === 0) return;
  const wishes = await tx
    .select({ wish: reservationRequest, quest })
    .from(reservationRequest)
    .innerJoin(quest, eq(quest.id, reservationRequest.questId))
    .where(and(isInList(reservationRequest.questId, questIds), eq(reservationRequest.status, 'drafted')));
  if (wishes.length === 0) return;
  const { now } = context;
  const guildIds = [...new Set(wishes.map(({ wish }) => wish.guildId))];
  const terms = new Map((await readTerms(tx, providerId, guildIds)).map((one) => [one.guildId, one]));
  const begun = [];
  for (const { wish, quest: published } of wishes) {
    const guild = terms.get(wish.guildId);
    const part = partOf(wish);
    const held = part && fitGuildSpots(part, published, now);
    if (!guild || guild.terms === 'CLOSED' || (part && !held)) {
      await settle(tx, wish.id, { status: 'declined', decidedAt: now });
      continue;
    }
    const isAsked = guild.terms === 'ASKS_FIRST';
    if (isAsked) await settle(tx, wish.id, { status: 'asked', askedAt: now });
    else await hold(tx, { wish, providerId, held, now });
    begun.push({ ...guild, startedAt: published.startedAt, held, isAsked, questId: wish.questId });
  }
  await recordAudits(
    tx,
    now,
    begun.map(({ questId, guildId, isAsked }) => ({
      action: isAsked ? 'guild-asked' : 'quest-reserved',
      actorId: accountId,
      subjectId: questId,
      detail: { guildId },
    })),
  );
  await tellGuilds(tx, context, { providerId, accountId, told: begun });
}

type Wish = typeof reservationRequest.$inferSelect;

/** The part of the spots that a request asks for; null: the whole quest. */
export function partOf({
  guildSpots,
  releasesAt,
}: Pick<Wish, 'guildSpots' | 'releasesAt'>): GuildSpots | null {
  return guildSpots === null || releasesAt === null ? null : { spots: guildSpots, releasesAt };
}

type Begun = { wish: Wish; providerId: string; held: GuildSpots | null; now: number };

async function hold(tx: Db, { wish, providerId, held, now }: Begun) {
  await settle(tx, wish.id, { status: 'accepted', decidedAt: now });
  const { questId, guildId, askedById: accountId, postingId } = wish;
  await insertReservation(tx, { questId, providerId, guildId, accountId, postingId, held, now });
}

async function settle(tx: Db, id: string, end: Partial<Wish>): Promise<void> {
  await tx.update(reservationRequest).set(end).where(eq(reservationRequest.id, id));
}
