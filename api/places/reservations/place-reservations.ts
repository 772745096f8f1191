import { recordAudits } from '#api/access/audit/record-audit.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { insertReservation } from '#api/places/places/insert-reservation.ts';
import { newId } from '#db/new-id.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Db } from '#db/store.ts';
import { DomainError, type ErrorCode } from '#domain/errors/errors.ts';
import type { PublishingStatus, QuestPlaces, QuestTimes } from '#domain/quests/quest-status.ts';
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
  quest: QuestTimes & QuestPlaces & { id: string; publishingStatus: PublishingStatus };
  guildId: string;
  isReserved: boolean;
  isAsked: boolean;
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

/** The wish for a quest that is posted just now, which no one can have reserved. */
export function newlyWanted(quest: NewQuest, guildId: string, postingId: string | null): WantedReservation {
  const { startedAt = null, endedAt = null } = quest;
  const posted = { ...quest, startedAt, endedAt, takenCount: 0 };
  return { quest: posted, guildId, isReserved: false, isAsked: false, postingId };
}

export type PlacedReservation = { outcome: ReservationOutcome; guildName: string };

export type Placing = {
  providerId: string;
  /** Account that reserves. */
  accountId: string;
  wanted: readonly WantedReservation[];
  /** What refuses one of those wanted. */
  refuse?: (code: ErrorCode, index: number) => DomainError;
};

/**
 * Reserves quests of one charity for guilds, or asks those that want to be asked; of a draft only the wish is kept.
 * All or none; the guilds' admins are told. Errors: those of RESERVATION_GATE.
 */
export async function placeReservations(
  tx: Db,
  context: MailContext,
  { providerId, accountId, wanted, refuse = (code) => new DomainError(code) }: Placing,
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
    if (refusal || !guild) throw refuse(refusal ?? 'GUILD_NOT_FOUND', index);
    keys.add(key);
    return { ...one, ...guild, outcome: outcomeOf(guild.terms, one.quest.publishingStatus) };
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
};

async function keep(
  tx: Db,
  placed: Placed & { providerId: string; accountId: string; now: number },
): Promise<void> {
  const { quest, guildId, postingId, providerId, accountId, now, outcome } = placed;
  if (outcome === 'RESERVED') {
    await insertReservation(tx, { questId: quest.id, providerId, guildId, accountId, postingId, now });
    return;
  }
  await tx.insert(reservationRequest).values({
    id: newId(now),
    questId: quest.id,
    guildId,
    askedById: accountId,
    postingId,
    status: outcome === 'ASKED' ? 'asked' : 'drafted',
    createdAt: now,
    askedAt: outcome === 'ASKED' ? now : null,
  });
}

/** Reservations to tell people about; drafts are still the charity's own business. */
function toldOf({ outcome, guildId, guildName, quest }: Placed): ToldReservation[] {
  if (outcome === 'AT_PUBLISHING') return [];
  const { id: questId, startedAt } = quest;
  return [{ guildId, guildName, questId, startedAt, isAsked: outcome === 'ASKED' }];
}
