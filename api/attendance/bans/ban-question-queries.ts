import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { requireAdmin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import type { CharitySeenRow } from '#api/rows/guarded-row.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { banQuestion } from '#db/schema/ban-question.ts';
import { banTrace } from '#db/schema/ban-trace.ts';
import { chariteer, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';

export type BanQuestionRow = CharitySeenRow & {
  id: string;
  createdAt: number;
  bannedAt: number;
  /** Null once the account of who was banned is gone. */
  bannedUsername: string | null;
  reason: string | null;
  /** Null, as the names are, until the person is on a quest of the charity. */
  isYoung: boolean | null;
  username: string | null;
  nameFirst: string | null;
  nameLast: string | null;
};

/** At most as many as anybody looks through. */
const MOST = 100;

/**
 * The open questions to a provider's admins whether someone is the one they have banned, the oldest first.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN.
 */
export async function listBanQuestions(context: Context, wantedId: string): Promise<BanQuestionRow[]> {
  const { id: providerId } = await findProvider(context, wantedId);
  requireAdmin(context.viewer, providerId);
  const { store, now } = context;
  const rows = await selectQuestions(store.read)
    .where(and(eq(banTrace.providerId, providerId), isNull(banQuestion.answer)))
    .orderBy(asc(banQuestion.createdAt), asc(banQuestion.id))
    .limit(MOST);
  return rows.map((row) => rowOf(row, now));
}

/** An open question, or undefined. */
export async function findOpenQuestion(tx: Db, id: string) {
  const [found] = await selectQuestions(tx).where(and(eq(banQuestion.id, id), isNull(banQuestion.answer)));
  return found;
}

const banned = alias(chariteer, 'banned');
const held = alias(contract, 'held');

function selectQuestions(db: Db) {
  return db
    .select({
      id: banQuestion.id,
      chariteerId: banQuestion.chariteerId,
      rootId: banQuestion.rootId,
      createdAt: banQuestion.createdAt,
      providerId: banTrace.providerId,
      bannedAt: banTrace.bannedAt,
      expiresAt: banTrace.expiresAt,
      username: chariteer.username,
      nameFirst: chariteer.nameFirst,
      nameLast: chariteer.nameLast,
      dateOfBirth: chariteer.dateOfBirth,
      isOnQuest:
        sql<boolean>`EXISTS (SELECT 1 FROM contract AS held JOIN quest AS asked ON asked."id" = held."questId"
        WHERE held."chariteerId" = ${chariteer.id} AND ${isActiveSignUp(held)}
          AND asked."providerId" = ${banTrace.providerId})`.mapWith(Boolean),
      bannedUsername: banned.username,
      reason: providerBan.reason,
    })
    .from(banQuestion)
    .innerJoin(banTrace, eq(banTrace.id, banQuestion.rootId))
    .innerJoin(chariteer, and(eq(chariteer.id, banQuestion.chariteerId), isStillThere()))
    .leftJoin(providerBan, eq(providerBan.traceId, banTrace.id))
    .leftJoin(banned, eq(banned.id, providerBan.chariteerId))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectQuestions>>[number];

/**
 * Maps a question about a ban. Of a person who only shares a phone number the charity learns nothing, whatever their
 * age, until they're on one of its quests: a missing name or an age would tell of a child of that family.
 */
function rowOf({ isOnQuest, ...row }: Selected, now: number): BanQuestionRow {
  const { dateOfBirth, providerId } = row;
  const seen = isOnQuest
    ? {
        isYoung: isYoungOn(dateOfBirth, now),
        username: row.username,
        nameFirst: row.nameFirst,
        nameLast: row.nameLast,
      }
    : { isYoung: null, username: null, nameFirst: null, nameLast: null };
  return {
    id: row.id,
    ownerId: row.chariteerId,
    providerId,
    dateOfBirth,
    createdAt: row.createdAt,
    bannedAt: row.bannedAt,
    bannedUsername: row.bannedUsername,
    reason: row.reason,
    ...seen,
  };
}
