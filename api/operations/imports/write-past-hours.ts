import { and, eq, sql } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import { keepTold } from '#api/access/outbox/messages/keep-told.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isInList } from '#db/in-list.ts';
import { insertRows } from '#db/insert-rows.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { questImport } from '#db/schema/quest-import.ts';
import type { Db } from '#db/store.ts';
import { byProduct } from '#domain/attendance/attendance-entry.ts';
import { PAST_DAY_TITLE, pastAttendance, pastDayKey, pastDayTimes } from '#domain/imports/past-hours.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';

const SOURCE = 'past-hours';

export type PastHours = {
  chariteerId: string;
  providerId: string;
  date: string;
  minutes: number;
  minutesBefore: number;
};

/**
 * Keeps past hours as attendance on quests that are over, one for each charity and day, with credits and recaps. The
 * quests are Private: the charity sees them, and who was there.
 */
export async function writePastHours(
  tx: Db,
  context: MailContext,
  hours: readonly PastHours[],
): Promise<void> {
  const { now } = context;
  if (hours.length === 0) return;
  const questIds = await questsOf(tx, now, hours);
  const contracts = hours.map((entry) => ({
    id: newId(now),
    questId: questIds.get(pastDayKey(entry)) ?? '',
    chariteerId: entry.chariteerId,
    guildId: null,
    claimedAt: pastDayTimes(entry.date).startedAt,
    status: 'Present' as const,
    markedAt: now,
    ...pastAttendance(entry),
  }));
  await keepTold(
    tx,
    now,
    hours.map(({ date }, at) => {
      const { id, questId } = contracts[at] ?? { id: '', questId: '' };
      return { questId, ...pastDayTimes(date), contractIds: [id] };
    }),
  );
  await insertRows(tx, contract, contracts);
  await report(tx, context, 'AttendanceChanged', { contracts, change: byProduct('import') });
  const taken = [...Map.groupBy(contracts, ({ questId }) => questId)].map(([id, { length }]) => [id, length]);
  await tx.run(sql`UPDATE ${quest} SET "takenCount" = "takenCount" + (part.value ->> 1)
    FROM json_each(${JSON.stringify(taken)}) AS part WHERE ${quest.id} = part.value ->> 0`);
}

/** The quests of these days by their keys; those that are not there yet are added. */
async function questsOf(tx: Db, now: number, hours: readonly PastHours[]): Promise<Map<string, string>> {
  const days = new Map(hours.map((entry) => [pastDayKey(entry), entry]));
  const found = await tx
    .select({ key: questImport.importId, id: questImport.questId })
    .from(questImport)
    .where(and(eq(questImport.importSource, SOURCE), isInList(questImport.importId, [...days.keys()])));
  const ids = new Map(found.map(({ key, id }) => [key, id]));
  const missing = [...days].filter(([key]) => !ids.has(key));
  const added = missing.map(([key, { providerId, date }]) => ({ key, id: newId(now), providerId, date }));
  await insertRows(
    tx,
    quest,
    added.map((day) => questRow(now, day)),
  );
  await insertRows(
    tx,
    questImport,
    added.map(({ key, id }) => ({ questId: id, importSource: SOURCE, importId: key, content: '{}' })),
  );
  for (const { key, id } of added) ids.set(key, id);
  return ids;
}

function questRow(now: number, { id, providerId, date }: { id: string; providerId: string; date: string }) {
  return {
    ...{ id, providerId, eventTitle: PAST_DAY_TITLE, eventType: 'OSV' as const, serviceTags: [] },
    ...{ publishingStatus: 'Private' as const, ...pastDayTimes(date) },
    resourceMinNumber: QUEST_LIMITS.resourceMin,
    resourceDesiredNumber: QUEST_LIMITS.resourceMin,
    resourceMaxNumber: QUEST_LIMITS.resourceMax,
    createdAt: now,
    updatedAt: now,
  };
}
