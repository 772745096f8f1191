import { newId } from '#db/new-id.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import type { Db } from '#db/store.ts';

/** One event worth keeping. No personal values: ids only, and plain facts in `detail`. */
export type AuditEvent = {
  action: string;
  /** Account that acted; null for a stranger. */
  actorId: string | null;
  subjectType: string;
  subjectId: string | null;
  detail?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Appends to the audit log in the transaction of what it tells about. `now` in epoch ms. */
export async function recordAudit(tx: Db, now: number, event: AuditEvent): Promise<void> {
  await tx.insert(auditEntry).values({ id: newId(now), at: now, ...event, detail: { ...event.detail } });
}
