import { and, eq } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readMarks } from '#api/reads/bans/ban-marks.ts';
import { newId } from '#db/new-id.ts';
import { banTrace } from '#db/schema/ban-trace.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { BAN_KEPT_MS } from '#domain/identity/ban-identity.ts';
import { addMarks } from './add-marks.ts';

export type NewBan = {
  providerId: string;
  chariteerId: string;
  reason: string | null;
  /** Ban that this one continues; null for a new one. Times in epoch ms. */
  root: { id: string; bannedAt: number; expiresAt: number } | null;
  /** Account that acts; null if it happens automatically. */
  actorId: string | null;
};

/**
 * Blocks a volunteer at a provider, keeps what they are known by, and ends what has not begun there. False when they
 * are blocked already, and nothing changes.
 */
export async function insertBan(tx: Db, context: MailContext, ban: NewBan): Promise<boolean> {
  const { providerId, chariteerId, reason, root, actorId } = ban;
  const { now, config } = context;
  const isBanned = and(eq(providerBan.providerId, providerId), eq(providerBan.chariteerId, chariteerId));
  const [known] = await tx.select({ id: providerBan.id }).from(providerBan).where(isBanned);
  if (known) return false;
  const traceId = newId(now);
  const { bannedAt, expiresAt } = root ?? { bannedAt: now, expiresAt: now + BAN_KEPT_MS };
  await tx.insert(banTrace).values({ id: traceId, providerId, rootId: root?.id, bannedAt, expiresAt });
  await addMarks(tx, traceId, await readMarks(tx, config.dataKey, chariteerId, 'confirmed'));
  const row = { id: newId(now), providerId, chariteerId, reason, createdAt: now, traceId };
  await tx.insert(providerBan).values(row);
  await report(tx, context, 'VolunteerBanned', { providerId, chariteerId, message: reason, actorId });
  return true;
}
