import { and, asc, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryVolunteerMessagePageArgs } from '#api/graphql/generated/types.ts';
import { isAboutTold } from '#api/people/volunteers/told-people.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { quest } from '#db/schema/quest.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { isToldOfYoung } from '#domain/charities/told-young.ts';
import { reachAt } from '#domain/permissions/permissions.ts';
import { MOST_ANSWERS, mayWriteAbout, QUEST_MESSAGE_KEPT_MS } from '#domain/quest-messages/quest-message.ts';
import { readSignUpsOf } from './message-audience.ts';
import { IN_ORDER } from './message-page.ts';
import type { VolunteerMessageRow } from './quest-message-row.ts';
import { requireWrittenQuest, type WrittenQuest } from './written-quest.ts';

const isFromVolunteer = eq(questMessage.kind, 'from-volunteer');
/** Messages of volunteers of whom the viewer is told on that quest. */
function isToldFromVolunteer(context: Context, written: WrittenQuest): SQL | undefined {
  return and(
    isFromVolunteer,
    isAboutTold(context.store.read, context, written, sql`${questMessage.volunteerId}`),
  );
}

const isUnanswered = sql`NOT EXISTS (SELECT 1 FROM quest_message AS answer
  WHERE answer."questId" = ${questMessage.questId} AND answer."answersId" = ${questMessage.id})`;

/**
 * What volunteers of a quest wrote, what waits first; what the young wrote for who may name them there.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listVolunteerMessages(
  context: Context,
  { questId, ...page }: QueryVolunteerMessagePageArgs,
) {
  const written = await requireWrittenQuest(context, questId);
  const { limit, offset } = pageOf(page);
  const { read } = context.store;
  const isOfQuest = and(eq(questMessage.questId, questId), isToldFromVolunteer(context, written));
  const [counted] = await read
    .select({ total: count(), unansweredCount: sql<number>`coalesce(sum(${isUnanswered}), 0)` })
    .from(questMessage)
    .where(isOfQuest);
  const rows = await read
    .select(STORED)
    .from(questMessage)
    .where(isOfQuest)
    .orderBy(desc(isUnanswered), desc(questMessage.createdAt), desc(IN_ORDER))
    .limit(limit)
    .offset(offset);
  return {
    items: await withAnswers(read, written, rows, context.now),
    total: counted?.total ?? 0,
    unansweredCount: counted?.unansweredCount ?? 0,
    isOpen: mayWriteAbout(written, context.now),
  };
}

/** Reads a volunteer's message with its answers; undefined if the viewer is told of none. */
export async function readVolunteerMessage(
  context: Context,
  db: Db,
  written: WrittenQuest,
  id: string,
): Promise<VolunteerMessageRow | undefined> {
  const rows = await db
    .select(STORED)
    .from(questMessage)
    .where(and(eq(questMessage.id, id), isToldFromVolunteer(context, written)));
  return (await withAnswers(db, written, rows, context.now))[0];
}

/** The quests of a charity with messages that wait. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function readUnanswered(context: Context, { providerId }: { providerId: string }) {
  const { viewer, store, now } = context;
  const { id } = await findProvider(context, providerId);
  requireFeature(viewer, id, 'editQuests');
  requireFeature(viewer, id, 'readContactInfo');
  const rows = await store.read
    .select({
      id: quest.id,
      eventTitle: quest.eventTitle,
      startedAt: quest.startedAt,
      eventType: quest.eventType,
      endedAt: quest.endedAt,
      publishingStatus: quest.publishingStatus,
      dateOfBirth: chariteer.dateOfBirth,
      count: count(),
    })
    .from(questMessage)
    .innerJoin(quest, eq(quest.id, questMessage.questId))
    .leftJoin(chariteer, eq(chariteer.id, questMessage.volunteerId))
    .where(
      and(
        gte(questMessage.createdAt, now - QUEST_MESSAGE_KEPT_MS),
        eq(quest.providerId, id),
        isFromVolunteer,
        isUnanswered,
      ),
    )
    .groupBy(quest.id, chariteer.dateOfBirth)
    .orderBy(sql`min(${questMessage.createdAt})`);
  const reach = reachAt(viewer, id, 'readNames');
  const isTold = ({ startedAt, dateOfBirth }: (typeof rows)[number]) =>
    isToldOfYoung(reach, startedAt, now) || !isYoungOn(dateOfBirth, Math.min(now, startedAt ?? now));
  // What can no longer be answered waits for no one.
  const waiting = rows.filter((one) => mayWriteAbout(one, now) && isTold(one));
  const quests = [...Map.groupBy(waiting, (one) => one.id).values()].flatMap((parts) => {
    const [first] = parts;
    return first ? [{ ...first, count: countOf(parts) }] : [];
  });
  return quests.slice(0, MOST_QUESTS);
}

const countOf = (parts: readonly { count: number }[]) => parts.reduce((sum, part) => sum + part.count, 0);

const MOST_QUESTS = 20;
const STORED = {
  id: questMessage.id,
  body: questMessage.body,
  createdAt: questMessage.createdAt,
  volunteerId: questMessage.volunteerId,
};

type StoredMessage = { id: string; body: string; createdAt: number; volunteerId: string | null };

async function withAnswers(
  db: Db,
  written: WrittenQuest,
  rows: readonly StoredMessage[],
  now: number,
): Promise<VolunteerMessageRow[]> {
  const ids = rows.map(({ id }) => id);
  const answers = await db
    .select({ ...STORED, answersId: questMessage.answersId })
    .from(questMessage)
    .where(and(eq(questMessage.questId, written.id), isInList(questMessage.answersId, ids)))
    .orderBy(asc(questMessage.createdAt), IN_ORDER);
  const people = rows.flatMap(({ volunteerId }) => volunteerId ?? []);
  const signUps = await readSignUpsOf(db, written, people);
  const isOpen = mayWriteAbout(written, now);
  return rows.map(({ id, body, createdAt, volunteerId }) => {
    const own = answers.filter(({ answersId }) => answersId === id);
    return {
      ...{ id, body, createdAt, answers: own },
      contract: signUps.get(volunteerId ?? '') ?? null,
      canBeAnswered: isOpen && own.length < MOST_ANSWERS,
    };
  });
}
