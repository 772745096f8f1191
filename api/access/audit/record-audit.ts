import { sql } from 'drizzle-orm';
import { insertRows } from '#db/insert-rows.ts';
import { newId } from '#db/new-id.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import type { Db } from '#db/store.ts';
import { AUDIT_ACTIONS, type AuditAction, type AuditSubject } from '#domain/audit/audit-action.ts';

/** Event for the audit log. It holds no personal values: only IDs, and plain facts in `detail`. */
export type AuditEvent = {
  action: AuditAction;
  /** Account that acted; null for a stranger. */
  actorId: string | null;
  /** Type of the subject, if it differs from the one in `AUDIT_ACTIONS`. */
  subjectType?: AuditSubject;
  subjectId: string | null;
  detail?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Appends to the audit log in the transaction of what it tells about. `now` in epoch ms. */
export async function recordAudit(tx: Db, now: number, event: AuditEvent): Promise<void> {
  await insertEntry(tx).run(entryOf(now, event));
}

const insertEntry = prepareOnce((db: Db) =>
  db
    .insert(auditEntry)
    .values({
      id: sql.placeholder('id'),
      at: sql.placeholder('at'),
      action: sql.placeholder('action'),
      actorId: sql.placeholder('actorId'),
      subjectType: sql.placeholder('subjectType'),
      subjectId: sql.placeholder('subjectId'),
      detail: sql.placeholder('detail'),
    })
    .prepare(),
);

/** Records many events of one write, in one statement. */
export async function recordAudits(tx: Db, now: number, events: readonly AuditEvent[]): Promise<void> {
  const rows = events.map((event) => entryOf(now, event));
  await insertRows(tx, auditEntry, rows);
}

function entryOf(now: number, event: AuditEvent) {
  const { action, subjectType = AUDIT_ACTIONS[action], detail } = event;
  return { id: newId(now), at: now, ...event, subjectType, detail: { ...detail } };
}
