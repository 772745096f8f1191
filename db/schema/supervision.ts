import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { SUPERVISION_STATES } from '#domain/supervision/supervision.ts';
import { sealedText } from '../cells/sealed.ts';
import { chariteer } from './chariteer.ts';
import { contract } from './contract.ts';
import { hasLength, isOneOf, isSealedOr, rule } from './rules.ts';

/**
 * Who supervises a young person on a quest: an adult who is on it too (`supervisorId`), or the guardian by name. The
 * newest row of a contract counts; it is open while the place still waits for someone who says yes.
 */
export const supervision = sqliteTable(
  'supervision',
  {
    id: text().primaryKey(),
    contractId: text()
      .notNull()
      .references(() => contract.id, { onDelete: 'cascade' }),
    supervisorId: text().references(() => chariteer.id, { onDelete: 'cascade' }),
    guardianName: sealedText(),
    state: text({ enum: SUPERVISION_STATES }).notNull(),
    createdAt: integer().notNull(),
    /** Until when the place waits, while no one has said yes. */
    waitsUntil: integer(),
    /** False once another one was named, or the place is gone: then the row is only a memory. */
    isCurrent: integer({ mode: 'boolean' }).notNull().default(true),
  },
  (t) => [
    uniqueIndex('supervision_current').on(t.contractId).where(sql.raw(`"isCurrent" = 1`)),
    index('supervision_contract').on(t.contractId),
    index('supervision_supervisor').on(t.supervisorId, t.state),
    index('supervision_waiting').on(t.waitsUntil),
    rule('supervision_state', isOneOf('state', SUPERVISION_STATES)),
    rule('supervision_is_current', `"isCurrent" IN (0, 1)`),
    rule('supervision_one', `"supervisorId" IS NULL OR "guardianName" IS NULL`),
    rule('supervision_guardian_name', isSealedOr('guardianName', hasLength('guardianName', 1, 255))),
    rule('supervision_waits', `("state" = 'agreed') = ("waitsUntil" IS NULL)`),
  ],
);
