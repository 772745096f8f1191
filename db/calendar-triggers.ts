/**
 * Seconds since the quest was made, as older entries counted their SEQUENCE: no new one starts below them. Both are
 * columns or numbers in epoch ms.
 */
const seconds = (at: string, createdAt: string) => `max(0, (${at} - ${createdAt}) / 1000)`;

/** Makes the entry of a person's spot newer, or makes it, with a UID that tells no one's id: calendars are shared. */
const renew = (row: 'OLD' | 'NEW', at: string) => `INSERT INTO calendar_entry
("questId", "personId", "uid", "sequence", "changedAt")
SELECT quest."id", ${row}."chariteerId", quest."id" || '-' || ${row}."id",
${seconds(`max(${at}, quest."updatedAt")`, 'quest."createdAt"')}, ${at}
FROM quest WHERE quest."id" = ${row}."questId"
ON CONFLICT ("questId", "personId") DO UPDATE SET "sequence" = max("sequence" + 1, excluded."sequence"),
"changedAt" = max("changedAt", excluded."changedAt");`;

const isSpot = (row: 'OLD' | 'NEW') => `${row}."guildId" IS NULL AND ${row}."abandonedAt" IS NULL`;

const onContract: readonly string[] = [
  `CREATE TRIGGER IF NOT EXISTS calendar_entry_of_new_spot AFTER INSERT ON contract WHEN ${isSpot('NEW')}
BEGIN ${renew('NEW', 'NEW."claimedAt"')} END;`,
  `CREATE TRIGGER IF NOT EXISTS calendar_entry_of_changed_spot
AFTER UPDATE OF abandonedAt, expectedArrivalAt, expectedDepartureAt ON contract
WHEN NEW."guildId" IS NULL AND (OLD."abandonedAt" IS NOT NEW."abandonedAt"
OR OLD."expectedArrivalAt" IS NOT NEW."expectedArrivalAt"
OR OLD."expectedDepartureAt" IS NOT NEW."expectedDepartureAt")
BEGIN ${renew('NEW', 'coalesce(NEW."abandonedAt", NEW."claimedAt")')} END;`,
  // Two records that are one person: the entry in the calendar goes on under the one that is kept.
  `CREATE TRIGGER IF NOT EXISTS calendar_entry_of_moved_spot AFTER UPDATE OF chariteerId ON contract
WHEN ${isSpot('NEW')} AND NEW."chariteerId" <> OLD."chariteerId"
BEGIN UPDATE OR REPLACE calendar_entry SET "personId" = NEW."chariteerId", "sequence" = "sequence" + 1
WHERE "questId" = NEW."questId" AND "personId" = OLD."chariteerId"; END;`,
  `CREATE TRIGGER IF NOT EXISTS calendar_entry_of_deleted_spot AFTER DELETE ON contract WHEN ${isSpot('OLD')}
BEGIN ${renew('OLD', 'OLD."claimedAt"')} END;`,
];

/** What a calendar shows of a quest. Two edits may be made at one time. */
const SHOWN = [
  'updatedAt',
  'eventTitle',
  'description',
  'publishingStatus',
  'startedAt',
  'endedAt',
  'locationId',
];

/** Person of the entries in charities' public calendars. */
export const PUBLIC_PERSON = 'public';

/** Makes the public entry of a quest that is changed while it is public: so long its edits are its SEQUENCE. */
const keepPublic = `INSERT INTO calendar_entry ("questId", "personId", "uid", "sequence", "changedAt")
SELECT OLD."id", '${PUBLIC_PERSON}', '${PUBLIC_PERSON}-' || OLD."id", ${seconds('OLD."updatedAt"', 'OLD."createdAt"')},
OLD."updatedAt" WHERE OLD."publishingStatus" = 'Published' ON CONFLICT DO NOTHING;`;

const onQuest: readonly string[] = [
  `CREATE TRIGGER IF NOT EXISTS calendar_entry_of_edited_quest AFTER UPDATE OF ${SHOWN.join(', ')} ON quest
WHEN ${SHOWN.map((column) => `NEW."${column}" IS NOT OLD."${column}"`).join(' OR ')}
BEGIN ${keepPublic}
UPDATE calendar_entry SET "sequence" = max("sequence" + 1, ${seconds('NEW."updatedAt"', 'NEW."createdAt"')}),
"changedAt" = max("changedAt", NEW."updatedAt") WHERE "questId" = NEW."id"; END;`,
];

/** The triggers by table. Every change makes a strictly newer entry, whoever writes it, an importer or an undo too. */
export const CALENDAR_TRIGGERS = {
  contract: onContract,
  quest: onQuest,
  calendar_entry: [...onContract, ...onQuest],
} as const;
