import { and, eq, gt } from 'drizzle-orm';
import type { WireError } from '#api/access/request/errors.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import type { Store } from '#db/store.ts';
import type { ErrorCode } from '#domain/errors/errors.ts';
import { recordAudit } from './record-audit.ts';

/** Time within which a repeated refusal is recorded only once, so that no one can flood the log. */
const PAUSE_MS = 60_000;

const RIGHTS_MISSING: readonly ErrorCode[] = ['FORBIDDEN', 'SECOND_FACTOR_REQUIRED'];

/** Keeps who was not allowed to do what: the refused operations of one request. `now` in epoch ms. */
export async function recordRefusals(
  store: Store,
  now: number,
  accountId: string,
  errors: readonly WireError[],
): Promise<void> {
  const refused = errors.filter(
    ({ extensions, path }) => RIGHTS_MISSING.includes(extensions.code) && path?.length === 1,
  );
  const operations = new Set(refused.map(({ path }) => String(path?.[0])));
  for (const operation of operations) {
    await store.write(async (tx) => {
      const known = await tx
        .select({ detail: auditEntry.detail })
        .from(auditEntry)
        .where(
          and(
            eq(auditEntry.actorId, accountId),
            gt(auditEntry.at, now - PAUSE_MS),
            eq(auditEntry.action, 'refused'),
          ),
        );
      if (known.some(({ detail }) => detail.operation === operation)) return;
      const about = { actorId: accountId, subjectId: accountId };
      await recordAudit(tx, now, { ...about, action: 'refused', detail: { operation } });
    });
  }
}
