import { recordAudits } from '#api/access/audit/record-audit.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { insertReservation } from '#api/places/places/insert-reservation.ts';
import { newId } from '#db/new-id.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Db } from '#db/store.ts';
import type { FormRefusal } from '#domain/accounts/registration-gate.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { HeldPlaces, PublishingStatus, QuestPlaces, QuestTimes } from '#domain/quests/quest-status.ts';
import { decideGuildSpots, type GuildSpots, type WantedSpots } from '#domain/reservations/guild-spots.ts';
import { refusalOfReservation } from '#domain/reservations/reservation-gate.ts';
import {
  outcomeOf,
  type ReservationOutcome,
  type ReservationTerms,
} from '#domain/reservations/reservation-request.ts';
import { readKeysAhead, readTerms } from './guild-terms.ts';
import { type ToldReservation, tellGuilds } from './tell-guilds.ts';

/** A quest that a charity would like to be a guild's. */
export type WantedReservation = {
  quest: QuestTimes & QuestPlaces & HeldPlaces & { id: string; publishingStatus: PublishingStatus };
  guildId: string;
  isReserved: boolean;
  isAsked: boolean;
  /** Part of the spots; null: the whole quest. */
  spots: WantedSpots | null;
  /** Batch in which the quest is posted for a whole month; null for a single reservation. */
  postingId: string | null;
};

type NewQuest = Pick<QuestTimes, 'eventType'> & {
  id: string;
  startedAt?: number | null;
  endedAt?: number | null;
  publishingStatus: PublishingStatus;
  resourceMaxNumber: number;
};

type NewWish = Pick<WantedReservation, 'guildId' | 'spots' | 'postingId'>;

/** The wish for a quest that is posted just now, which no one can have reserved. */
export function newlyWanted(quest: NewQuest, wish: NewWish): WantedReservation {
  const { startedAt = null, endedAt = null } = quest;
  const posted = { ...quest, startedAt, endedAt, takenCount: 0 };
  return { ...wish, quest: posted, isReserved: false, isAsked: false };
}

export type PlacedReservation = { outcome: ReservationOutcome; guildName: string };

export type Placing = {
  providerId: string;
  /** Account that reserves. */
  accountId: string;
  wanted: readonly WantedReservation[];
  /** What refuses one of those wanted. */
  refuse?: (refusal: FormRefusal, index: number) => DomainError;
};

/**
 * Reserves quests of one charity for guilds, or asks those that want to be asked; of a draft only the wish is kept.
 * All or none; the guilds' admins are told. Errors: those of RESERVATION_GATE, BAD_USER_INPUT for spots that cannot be held.
 */
export async function placeReservations(
  tx: Db,
  context: MailContext,
  { providerId, accountId, wanted, refuse = (refusal) => new DomainError(refusal.code, refusal) }: Placing,
): Promise<PlacedReservation[]> {
  if (wanted.length === 0) return [];
  const { now } = context;
  const guildIds = [...new Set(wanted.map(({ guildId }) => guildId))];
  const termsById = new Map((await readTerms(tx, providerId, guildIds)).map((one) => [one.guildId, one]));
  const keysAhead = await readKeysAhead(tx, { providerId, guildIds, now });
  const placed = wanted.map((one, index) => {
    const guild = termsById.get(one.guildId);
    const keys = keysAhead.get(one.guildId) ?? new Set();
    const key = one.postingId ?? one.quest.id;
    const refusal = refusalOfReservation({
      ...one,
      now,
      terms: guild?.terms ?? null,
      aheadCount: keys.size - (keys.has(key) ? 1 : 0),
    });
    if (refusal || !guild) throw refuse({ code: refusal ?? 'GUILD_NOT_FOUND' }, index);
    const held = one.spots && decideGuildSpots(one.spots, one.quest, now);
    if (held && 'problem' in held) throw refuse({ code: 'BAD_USER_INPUT', message: held.problem }, index);
    keys.add(key);
    return { ...one, ...guild, held, outcome: outcomeOf(guild.terms, one.quest.publishingStatus) };
  });
  for (const one of placed) await keep(tx, { ...one, providerId, accountId, now });
  await recordAudits(
    tx,
    now,
    placed.map(({ quest, guildId, outcome }) => ({
      action: ACTIONS[outcome],
      actorId: accountId,
      subjectId: quest.id,
      detail: { guildId },
    })),
  );
  await tellGuilds(tx, context, { providerId, accountId, told: placed.flatMap(toldOf) });
  return placed.map(({ outcome, guildName }) => ({ outcome, guildName }));
}

const ACTIONS = {
  RESERVED: 'quest-reserved',
  ASKED: 'guild-asked',
  AT_PUBLISHING: 'reservation-drafted',
} as const satisfies Record<ReservationOutcome, string>;

type Placed = WantedReservation & {
  guildName: string;
  terms: ReservationTerms;
  outcome: ReservationOutcome;
  held: GuildSpots | null;
};

async function keep(
  tx: Db,
  placed: Placed & { providerId: string; accountId: string; now: number },
): Promise<void> {
  const { quest, guildId, postingId, providerId, accountId, now, outcome, held } = placed;
  if (outcome === 'RESERVED') {
    await insertReservation(tx, { questId: quest.id, providerId, guildId, accountId, postingId, held, now });
    return;
  }
  await tx.insert(reservationRequest).values({
    id: newId(now),
    questId: quest.id,
    guildId,
    askedById: accountId,
    postingId,
    guildSpots: held?.spots ?? null,
    releasesAt: held?.releasesAt ?? null,
    status: outcome === 'ASKED' ? 'asked' : 'drafted',
    createdAt: now,
    askedAt: outcome === 'ASKED' ? now : null,
  });
}

/** Reservations to tell people about; drafts are still the charity's own business. */
function toldOf({ outcome, guildId, guildName, quest, held }: Placed): ToldReservation[] {
  if (outcome === 'AT_PUBLISHING') return [];
  const { id: questId, startedAt } = quest;
  return [{ guildId, guildName, questId, startedAt, held, isAsked: outcome === 'ASKED' }];
}
