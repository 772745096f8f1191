import { and, count, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { isSignUp } from '#api/rows/contracts/contract-where.ts';
import { isStillThere } from '#api/rows/volunteers/volunteer-where.ts';
import { supportAsk } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { maySupportBeAsked, type SupportFacts } from '#domain/accounts/support-ask.ts';

/**
 * Whether the viewer is asked for support now; if so, that is remembered. Most pages are not to ask, so it is looked up
 * without a write first. Errors: NOT_LOGGED_IN.
 */
export async function askForSupport({ viewer, store, now }: Context): Promise<boolean> {
  const { accountId } = requireLogin(viewer);
  if (!maySupportBeAsked(await loadFacts(store.read, accountId, now))) return false;
  return store.write(async (tx) => {
    // Of two pages that open at once one asks.
    if (!maySupportBeAsked(await loadFacts(tx, accountId, now))) return false;
    await tx
      .insert(supportAsk)
      .values({ accountId, askedAt: now })
      .onConflictDoUpdate({ target: supportAsk.accountId, set: { askedAt: now } });
    return true;
  });
}

async function loadFacts(db: Db, accountId: string, now: number): Promise<SupportFacts> {
  const [person] = await db
    .select({ subscriptionStatus: chariteer.subscriptionStatus, lastAskedAt: supportAsk.askedAt })
    .from(chariteer)
    .leftJoin(supportAsk, eq(supportAsk.accountId, chariteer.id))
    .where(and(eq(chariteer.id, accountId), isStillThere()));
  const isPresent = and(eq(contract.status, 'Present'), isSignUp());
  const [done] = await db
    .select({ quests: count() })
    .from(contract)
    .where(and(eq(contract.chariteerId, accountId), isPresent));
  return {
    isSubscriber: person?.subscriptionStatus !== 'unsubscribed',
    questsDone: done?.quests ?? 0,
    lastAskedAt: person?.lastAskedAt ?? null,
    now,
  };
}
