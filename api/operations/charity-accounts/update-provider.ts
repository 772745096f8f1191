import { and, eq, gt, or, sql } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { createProviderLoaders } from '#api/charities/providers/provider-loaders.ts';
import { findProvider, readLocations } from '#api/charities/providers/provider-queries.ts';
import type { ProviderRow } from '#api/charities/providers/provider-row.ts';
import type { ProviderChangesInput } from '#api/graphql/generated/types.ts';
import { isActiveReservation } from '#api/rows/contract-where.ts';
import { isStillOn } from '#api/rows/quest-where.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { profileColumns, refuseProfile, replaceLocations, withDistrict } from './write-provider.ts';

/**
 * Changes the profile of a charity, and tells the people on quests at a location that changes. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, PROVIDER_NOT_FOUND, BAD_USER_INPUT, DISTRICT_NOT_FOUND, LOCATION_IN_USE,
 * CHARITY_HAS_PEOPLE.
 */
export async function updateProvider(context: Context, changes: ProviderChangesInput): Promise<ProviderRow> {
  const { accountId } = requireStaff(context.viewer);
  await findProvider(context, changes.id);
  return writeProfile(context, accountId, changes);
}

/** Writes a profile that may be written. Errors: those of updateProvider from BAD_USER_INPUT on. */
export async function writeProfile(
  context: Context,
  actorId: string,
  { id, ...changes }: ProviderChangesInput,
): Promise<ProviderRow> {
  const { store, now } = context;
  refuseProfile(changes);
  const columns = profileColumns(changes);
  await store.write(async (tx) => {
    if (columns.isVisible === false && (await hasPeople(tx, id, now)))
      throw new DomainError('CHARITY_HAS_PEOPLE');
    if (Object.keys(columns).length > 0) {
      await withDistrict(() => tx.update(provider).set(columns).where(eq(provider.id, id)));
      if (columns.name !== undefined) await report(tx, context, 'CharityRenamed', { providerId: id });
    }
    const forms = changes.approvedLocations;
    if (forms) {
      const before = await readLocations(tx, id);
      await replaceLocations(tx, id, forms, now);
      await report(tx, context, 'LocationsChanged', { providerId: id, before, actorId });
    }
    const fields = Object.keys(changes).sort().join(' ');
    await recordAudit(tx, now, { actorId, subjectId: id, action: 'provider-edited', detail: { fields } });
  });
  const { byId, forStaff, approvedLocations } = context.loaders(createProviderLoaders);
  for (const loader of [byId, forStaff, approvedLocations]) loader.clear(id);
  return findProvider(context, id);
}

/** Whether someone has a spot on a quest of the charity that isn’t over, waits for one, or a guild has reserved one. */
async function hasPeople(tx: Db, providerId: string, now: number): Promise<boolean> {
  const isReserved = sql`EXISTS (SELECT 1 FROM ${contract}
    WHERE ${contract.questId} = ${quest.id} AND ${isActiveReservation(contract)})`;
  const found = await tx
    .select({ id: quest.id })
    .from(quest)
    .where(
      and(
        eq(quest.providerId, providerId),
        isStillOn(now),
        or(gt(sql`${quest.takenCount} + ${quest.heldCount} + ${quest.waitingCount}`, 0), isReserved),
      ),
    )
    .limit(1);
  return found.length > 0;
}
