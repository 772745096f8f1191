import Sqlite from 'better-sqlite3';
import { MONTH_IDS } from './month-world.ts';

/** The yardsticks of the month: the same rows by prepared statements and JSON.stringify, and nothing else. */
export function openBareMonth(file: string) {
  const db = new Sqlite(file);
  db.pragma('synchronous = FULL');
  const read = prepareReading(db);
  const sheet = prepareSheet(db);
  const write = prepareWriting(db);
  return { read, sheet, ...write, close: () => db.close() };
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

function prepareSheet(db: Sqlite.Database) {
  const quest = db.prepare('SELECT * FROM quest WHERE id = ?');
  const people = db.prepare(
    `SELECT contract.*, username, nameFirst, nameLast, phoneNumber, emailAddress, dateOfBirth
     FROM contract JOIN chariteer ON chariteer.id = contract.chariteerId WHERE questId = ? ORDER BY nameLast`,
  );
  const entries = db.prepare(
    `SELECT attendance_entry.* FROM attendance_entry JOIN contract ON contract.id = contractId
     WHERE questId = ? ORDER BY number`,
  );
  return (questId: string): string => {
    const rows = people.all(questId) as { id: string }[];
    const history = Map.groupBy(
      entries.all(questId) as { contractId: string }[],
      ({ contractId }) => contractId,
    );
    const held = rows.map((row) => ({ ...row, entries: history.get(row.id) ?? [] }));
    return JSON.stringify({ data: { quest: quest.get(questId), held } });
  };
}

type Item = { startedAt: number; endedAt: number | null; locationId: string };

function prepareWriting(db: Sqlite.Database) {
  const post = db.prepare(
    `INSERT INTO quest (id, providerId, eventTitle, eventType, description, publishingStatus, startedAt, endedAt,
       locationId, resourceMinNumber, resourceDesiredNumber, resourceMaxNumber, createdAt, updatedAt)
     VALUES (?, ?, 'Dinner', 'OSV', 'Serve dinner with us.', 'Published', ?, ?, ?, 2, 5, 75, 0, 0)`,
  );
  const mark = db.prepare('UPDATE contract SET status = ?, markedAt = ? WHERE id = ?');
  const enter = db.prepare(
    `INSERT INTO attendance_entry (id, contractId, number, at, role, way, statusBefore, statusAfter, minutesBefore,
       minutesAfter)
     SELECT 'bare ' || id || ' ' || $at, id, 1 + (SELECT count(*) FROM attendance_entry WHERE contractId = contract.id),
       $at, 'manager', 'sheet', status, $status, 0, 0 FROM contract WHERE id = $id`,
  );
  const claim = db.prepare('INSERT INTO contract (id, questId, chariteerId, claimedAt) VALUES (?, ?, ?, 0)');
  const take = db.prepare('UPDATE quest SET takenCount = takenCount + ? WHERE id = ?');
  const signUps = db.prepare('SELECT count(*) FROM contract').pluck();
  const forget = db.prepare('DELETE FROM credit WHERE contractId = ?');
  const credit = db.prepare(
    `INSERT INTO credit (id, playerId, questId, contractId, type, unit, value, creditor, createdAt)
     SELECT ? || contract.id, chariteerId, questId, contract.id, ?, ?, ?, 'attendance', 0 FROM contract WHERE id = ?`,
  );
  return {
    post: db.transaction((items: readonly Item[]) => {
      items.forEach(({ startedAt, endedAt, locationId }, index) => {
        post.run(`bare-${startedAt}-${index}`, MONTH_IDS.provider, startedAt, endedAt, locationId);
      });
    }),
    postTo: db.transaction((items: readonly Item[], people: readonly string[]) => {
      for (const { startedAt, endedAt, locationId } of items) {
        const questId = `bare-${startedAt}`;
        post.run(questId, MONTH_IDS.provider, startedAt, endedAt, locationId);
        for (const id of people) claim.run(`${questId}-${id}`, questId, id);
        take.run(people.length, questId);
      }
    }),
    signUps: () => Number(signUps.get()),
    mark: db.transaction((contractIds: readonly string[], status: 'Present' | 'Absent', at: number) => {
      for (const id of contractIds) {
        enter.run({ id, status, at });
        mark.run(status, at, id);
        forget.run(id);
        credit.run('time ', 'volunteerTime', 'minutes', status === 'Present' ? 180 : 0, id);
        credit.run('reputation ', 'reputation', 'reputationXP', status === 'Present' ? 10 : -10, id);
      }
    }),
  };
}
