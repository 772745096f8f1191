import { and, eq, or } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { readTold } from '#api/people/volunteers/told-people.ts';
import { newId } from '#db/new-id.ts';
import { banQuestion } from '#db/schema/ban-question.ts';
import { banTrace } from '#db/schema/ban-trace.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';

/**
 * Lets a blocked volunteer sign up with the provider again; places given back stay so. With the first ban those go that
 * were carried from it. One that was carried while the first stands means someone else, whom it does not meet again.
 * False when no one was blocked. Needs chariteerAttendance U. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN.
 */
export async function liftProviderBan(
  context: Context,
  { providerId, chariteerId }: { providerId: string; chariteerId: string },
): Promise<boolean> {
  const { viewer, store, now } = context;
  await findProvider(context, providerId);
  const { accountId } = requireFeature(viewer, providerId, 'bootVolunteers');
  return store.write(async (tx) => {
    // By an id known from elsewhere no one finds out whether a child is blocked.
    const isTold = await readTold(tx, context, { providerId, startedAt: null }, [chariteerId]);
    if (!isTold(chariteerId)) return false;
    const isMeant = and(eq(providerBan.providerId, providerId), eq(providerBan.chariteerId, chariteerId));
    const [lifted] = await tx.delete(providerBan).where(isMeant).returning();
    if (!lifted) return false;
    const ids = [chariteerId, ...(await liftTrace(tx, now, lifted))];
    for (const subjectId of ids) {
      const about = { actorId: accountId, subjectId };
      await recordAudit(tx, now, { ...about, action: 'ban-lifted', detail: { providerId } });
    }
    return true;
  });
}

type Lifted = { chariteerId: string; traceId: string | null };

/** Ends what is kept of a lifted ban; returns who else is free by that. */
async function liftTrace(tx: Db, now: number, { chariteerId, traceId }: Lifted): Promise<string[]> {
  if (traceId === null) return [];
  const [trace] = await tx.select().from(banTrace).where(eq(banTrace.id, traceId));
  const rootId = trace?.rootId ?? traceId;
  const isFirstStanding = rootId !== traceId && (await isHeld(tx, rootId));
  if (isFirstStanding) {
    await tx.delete(banTrace).where(eq(banTrace.id, traceId));
    await tellApart(tx, now, { chariteerId, rootId });
    return [];
  }
  const free = await freeFamily(tx, rootId);
  await tx.delete(banTrace).where(eq(banTrace.id, rootId));
  return free;
}

/** Whether someone with an account is blocked by that trace itself. */
async function isHeld(tx: Db, traceId: string): Promise<boolean> {
  const held = await tx
    .select({ id: providerBan.id })
    .from(providerBan)
    .where(eq(providerBan.traceId, traceId));
  return held.length > 0;
}

/** Lifts every ban that hangs on a first one. */
async function freeFamily(tx: Db, rootId: string): Promise<string[]> {
  const family = await tx
    .select({ id: banTrace.id })
    .from(banTrace)
    .where(or(eq(banTrace.id, rootId), eq(banTrace.rootId, rootId)));
  const free: string[] = [];
  for (const { id } of family) {
    const lifted = await tx.delete(providerBan).where(eq(providerBan.traceId, id)).returning();
    free.push(...lifted.map((one) => one.chariteerId));
  }
  return free;
}

/** Remembers that someone is not the one who was banned. `now` in epoch ms. */
export async function tellApart(
  tx: Db,
  now: number,
  { chariteerId, rootId }: { chariteerId: string; rootId: string },
): Promise<void> {
  const answered = { answer: 'different' as const, answeredAt: now };
  await tx
    .insert(banQuestion)
    .values({ id: newId(now), chariteerId, rootId, createdAt: now, ...answered })
    .onConflictDoUpdate({ target: [banQuestion.chariteerId, banQuestion.rootId], set: answered });
}
