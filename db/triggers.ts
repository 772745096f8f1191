import { CALENDAR_TRIGGERS } from './calendar-triggers.ts';
import { KEY_TRIGGERS } from './folding/key-triggers.ts';
import { LISTING_TRIGGERS } from './listing/listing-triggers.ts';

/** Trigger that records a quest's first publication, whoever sets its status; published addresses stay valid. */
const announced = (name: string, when: string) => `CREATE TRIGGER IF NOT EXISTS ${name} AFTER ${when} ON quest
WHEN NEW.announcedAt IS NULL AND NEW.publishingStatus IN ('Published', 'Unlisted')
BEGIN UPDATE quest SET announcedAt = NEW.updatedAt WHERE id = NEW.id; END;`;

/** What someone asked for a place ends with the place and with the quest, whoever ends them. */
const withdraw = (name: string, when: string, instant: string, whose: string) =>
  `CREATE TRIGGER IF NOT EXISTS ${name} AFTER ${when}
BEGIN UPDATE stand_in_request SET state = 'withdrawn', endedAt = ${instant}
WHERE ${whose} AND state = 'wanted'; END;`;
const standInsOfContract = withdraw(
  'stand_in_request_of_ended_contract',
  'UPDATE OF abandonedAt ON contract WHEN NEW.abandonedAt IS NOT NULL',
  'NEW.abandonedAt',
  'contractId = NEW.id',
);
const standInsOfQuest = withdraw(
  'stand_in_request_of_cancelled_quest',
  `UPDATE OF publishingStatus ON quest WHEN NEW.publishingStatus = 'Cancelled'`,
  'NEW.updatedAt',
  'questId = NEW.id',
);

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  attendance_entry: [
    `CREATE TRIGGER IF NOT EXISTS attendance_entry_no_update
BEFORE UPDATE OF id, contractId, number, at, markedAt, actorId, role, way, statusBefore, statusAfter, arrivalBefore,
arrivalAfter, departureBefore, departureAfter, minutesBefore, minutesAfter ON attendance_entry
BEGIN SELECT RAISE(ABORT, 'attendance_entry is append only'); END;`,
    // The removal of a person takes the reason; an account that comes back within its days brings it along.
    `CREATE TRIGGER IF NOT EXISTS attendance_entry_same_reason BEFORE UPDATE OF reason ON attendance_entry
WHEN OLD.reason IS NOT NULL AND NEW.reason IS NOT NULL AND NEW.reason <> OLD.reason
BEGIN SELECT RAISE(ABORT, 'attendance_entry is append only'); END;`,
    `CREATE TRIGGER IF NOT EXISTS attendance_entry_no_delete BEFORE DELETE ON attendance_entry
WHEN EXISTS (SELECT 1 FROM contract WHERE contract.id = OLD.contractId)
BEGIN SELECT RAISE(ABORT, 'attendance_entry is append only'); END;`,
  ],
  audit_entry: [
    `CREATE TRIGGER IF NOT EXISTS audit_entry_no_update BEFORE UPDATE ON audit_entry
BEGIN SELECT RAISE(ABORT, 'audit_entry is append only'); END;`,
    // Only blocks of two years and more can be marked as removed, and only what lies in them goes.
    `CREATE TRIGGER IF NOT EXISTS audit_entry_no_delete BEFORE DELETE ON audit_entry
WHEN OLD.at > coalesce((SELECT max("lastAt") FROM audit_seal WHERE "removedAt" IS NOT NULL), -1)
BEGIN SELECT RAISE(ABORT, 'audit_entry is append only'); END;`,
  ],
  quest: [
    announced('quest_announced_at_insert', 'INSERT'),
    announced('quest_announced_at_update', 'UPDATE OF publishingStatus'),
    standInsOfQuest,
    ...CALENDAR_TRIGGERS.quest,
  ],
  contract: [standInsOfContract, ...CALENDAR_TRIGGERS.contract],
  calendar_entry: CALENDAR_TRIGGERS.calendar_entry,
  stand_in_request: [standInsOfContract, standInsOfQuest],
  audit_seal: [
    `CREATE TRIGGER IF NOT EXISTS audit_seal_no_update
BEFORE UPDATE OF block, entries, lastEntryId, lastAt, seal, sealedAt ON audit_seal
BEGIN SELECT RAISE(ABORT, 'audit_seal is append only'); END;`,
    `CREATE TRIGGER IF NOT EXISTS audit_seal_removed_late BEFORE UPDATE OF removedAt ON audit_seal
WHEN OLD."removedAt" IS NOT NULL OR NEW."removedAt" - OLD."lastAt" < 730 * 86400000
BEGIN SELECT RAISE(ABORT, 'audit_seal: the block is not old enough'); END;`,
    `CREATE TRIGGER IF NOT EXISTS audit_seal_no_delete BEFORE DELETE ON audit_seal
BEGIN SELECT RAISE(ABORT, 'audit_seal is append only'); END;`,
  ],
  // Who they are about changes where two records of one person are merged.
  document_signature: [
    `CREATE TRIGGER IF NOT EXISTS document_signature_no_update
BEFORE UPDATE OF id, versionId, versionHash, role, way, signedName, signedAt, expiresAt, addressPrefix ON document_signature
BEGIN SELECT RAISE(ABORT, 'document_signature is never changed'); END;`,
  ],
  document_version: [
    `CREATE TRIGGER IF NOT EXISTS document_version_no_update
BEFORE UPDATE OF id, documentId, number, title, text, hash, createdAt ON document_version
BEGIN SELECT RAISE(ABORT, 'document_version is never changed'); END;`,
  ],
  wallet_entry: [
    // createdBy stays open: it is set to null when the account goes.
    `CREATE TRIGGER IF NOT EXISTS wallet_entry_no_update
BEFORE UPDATE OF id, providerId, currency, amount, reason, alertId, createdAt ON wallet_entry
BEGIN SELECT RAISE(ABORT, 'wallet_entry is append only'); END;`,
    `CREATE TRIGGER IF NOT EXISTS wallet_entry_no_delete BEFORE DELETE ON wallet_entry
BEGIN SELECT RAISE(ABORT, 'wallet_entry is append only'); END;`,
  ],
};

const PARTS = [OTHERS, LISTING_TRIGGERS, KEY_TRIGGERS];

/**
 * Triggers by table. Dropping a table drops its triggers, so make-migration.ts appends these to every migration
 * that creates or rebuilds the table.
 */
export const TRIGGERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set(PARTS.flatMap((part) => Object.keys(part)))].map((table) => [
    table,
    PARTS.flatMap((part) => part[table] ?? []),
  ]),
);

/** Triggers that name a table. A migration that rebuilds the table drops them first, or the rename fails. */
export function triggersNaming(table: string): readonly string[] {
  const isNamed = new RegExp(`\\b${table}\\b`);
  return [...new Set(Object.values(TRIGGERS).flat())].filter((trigger) => isNamed.test(trigger));
}
