import { and, eq } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import type { SharedRecap } from '#api/graphql/generated/types.ts';
import { insightsOf } from '#api/recaps/recaps/recap-insights.ts';
import { countPublishedQuests, figuresOf } from '#api/recaps/recaps/recap-report.ts';
import { requireRecap } from '#api/recaps/recaps/require-recap.ts';
import { provider } from '#db/schema/provider.ts';
import { sharedRecap } from '#db/schema/shared-recap.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { dollarValue } from '#domain/recaps/recap.ts';
import { isPeriod } from '#domain/recaps/recap-period.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';

/** A charity, and a period 'YYYY-MM' or 'YYYY'. */
export type AskedRecap = { providerId: string; period: string };

/** The charity and period whose recap the viewer may share. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT. */
export async function requireSharing(
  context: Context,
  { providerId, period }: AskedRecap,
): Promise<AskedRecap> {
  const id = await requireRecap(context, providerId, 'lists');
  if (!isPeriod(period))
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).recapPeriod });
  return { providerId: id, period };
}

/** Since when a recap has an address (epoch ms); null where it has none. Errors: those of requireSharing. */
export async function readSharedAt(context: Context, asked: AskedRecap): Promise<number | null> {
  const { providerId, period } = await requireSharing(context, asked);
  const [shared] = await context.store.read
    .select({ sharedAt: sharedRecap.sharedAt })
    .from(sharedRecap)
    .where(and(eq(sharedRecap.providerId, providerId), eq(sharedRecap.period, period)));
  return shared?.sharedAt ?? null;
}

/** The figures behind a secret address, as they are now. */
export async function findSharedRecap(
  context: Context,
  { token }: { token: string },
): Promise<SharedRecap | null> {
  const db = context.store.read;
  const [shared] = await db
    .select({ providerId: provider.id, charity: provider.name, period: sharedRecap.period })
    .from(sharedRecap)
    .innerJoin(provider, eq(provider.id, sharedRecap.providerId))
    .where(eq(sharedRecap.tokenHash, hashToken(token)));
  if (!shared) return null;
  const { charity, period } = shared;
  const { volunteerCount, newVolunteerCount, serviceMinutes, hourValues } = await figuresOf(db, shared);
  return {
    ...{ charity, period, volunteerCount, newVolunteerCount, serviceMinutes },
    publishedQuestCount: await countPublishedQuests(context, shared),
    dollarValue: dollarValue(hourValues),
    hourValues,
    insights: await insightsOf(db, shared, context.now),
  };
}
