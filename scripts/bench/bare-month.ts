import Sqlite from 'better-sqlite3';
import { MONTH_IDS } from './month-world.ts';

/** The yardsticks of the month: the same rows by prepared statements and JSON.stringify, and nothing else. */
export function openBareMonth(file: string) {
  const db = new Sqlite(file);
  db.pragma('synchronous = FULL');
  const read = prepareReading(db);
  const write = prepareWriting(db);
  return { read, ...write, close: () => db.close() };
}

function prepareReading(db: Sqlite.Database) {
  const quests = db.prepare(
    `SELECT quest.*, location.name, location.address FROM quest LEFT JOIN location ON location.id = quest.locationId
     WHERE quest.providerId = ? AND publishingStatus <> 'Template' AND startedAt >= ? AND startedAt < ?
     ORDER BY startedAt`,
  );
  // As the calendar asks: who comes is asked when a bubble opens, the guild of a quest stands on it.
  const reservations = db.prepare(
    `SELECT contract.id, contract.questId, guildId FROM contract JOIN quest ON quest.id = contract.questId
     WHERE guildId IS NOT NULL AND quest.providerId = ? AND quest.startedAt >= ? AND quest.startedAt < ?`,
  );
  return (from: number, until: number): string => {
    const lists = new Map<unknown, object[]>();
    for (const row of reservations.all(MONTH_IDS.provider, from, until) as { questId: string }[]) {
      lists.set(row.questId, [...(lists.get(row.questId) ?? []), row]);
    }
    const rows = quests.all(MONTH_IDS.provider, from, until) as { id: string; serviceTags: string }[];
    const items = rows.map((row) => ({
      ...row,
      serviceTags: JSON.parse(row.serviceTags) as string[],
      reservations: lists.get(row.id) ?? [],
    }));
    return JSON.stringify({ data: items });
  };
}

function prepareWriting(db: Sqlite.Database) {
  const post = db.prepare(
    `INSERT INTO quest (id, providerId, eventTitle, eventType, description, publishingStatus, startedAt, endedAt,
       locationId, resourceMinNumber, resourceDesiredNumber, resourceMaxNumber, createdAt, updatedAt)
     VALUES (?, ?, 'Dinner', 'OSV', 'Serve dinner with us.', 'Published', ?, ?, ?, 2, 5, 10, 0, 0)`,
  );
  const mark = db.prepare('UPDATE contract SET status = ?, markedAt = ? WHERE id = ?');
  const forget = db.prepare('DELETE FROM credit WHERE contractId = ?');
  const credit = db.prepare(
    `INSERT INTO credit (id, playerId, questId, contractId, type, unit, value, creditor, createdAt)
     SELECT ? || contract.id, chariteerId, questId, contract.id, ?, ?, ?, 'attendance', 0 FROM contract WHERE id = ?`,
  );
  return {
    post: db.transaction((items: readonly { startedAt: number; endedAt: number; locationId: string }[]) => {
      items.forEach(({ startedAt, endedAt, locationId }, index) => {
        post.run(`bare-${startedAt}-${index}`, MONTH_IDS.provider, startedAt, endedAt, locationId);
      });
    }),
    mark: db.transaction((contractIds: readonly string[], status: 'Present' | 'Absent', at: number) => {
      for (const id of contractIds) {
        mark.run(status, at, id);
        forget.run(id);
        credit.run('time ', 'volunteerTime', 'minutes', status === 'Present' ? 180 : 0, id);
        credit.run('reputation ', 'reputation', 'reputationXP', status === 'Present' ? 10 : -10, id);
      }
    }),
  };
}
