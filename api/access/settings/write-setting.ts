import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { setting } from '#db/schema/setting.ts';
import type { Db } from '#db/store.ts';

type Change = {
  key: string;
  /** null takes the setting back. */
  value: unknown;
  actorId: string;
  /** What the audit log keeps of it. */
  detail: Readonly<Record<string, string | number | null>>;
};

/** Keeps a setting of the product, and who changed it. `now` in epoch ms. */
export async function writeSetting(tx: Db, now: number, change: Change): Promise<void> {
  const { key, value, actorId, detail } = change;
  const row = { value, updatedAt: now };
  if (value === null) await tx.delete(setting).where(eq(setting.key, key));
  else
    await tx
      .insert(setting)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: setting.key, set: row });
  const about = { actorId, subjectId: key };
  await recordAudit(tx, now, { ...about, action: 'setting-changed', detail });
}
