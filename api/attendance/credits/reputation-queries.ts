import { and, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { recapInstant } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { reputationAt } from '#domain/attendance/reputation.ts';
import { sortedByName } from '#domain/text/folded-text.ts';

/** The viewer's own reputation at each charity, by its name. Errors: NOT_LOGGED_IN. */
export async function listOwnReputations({ viewer, store, now }: Context) {
  const { accountId } = requireLogin(viewer);
  const rows = await store.read
    .select({ providerId: provider.id, charity: provider.name, at: recapInstant, value: credit.value })
    .from(credit)
    .innerJoin(contract, eq(contract.id, credit.contractId))
    .innerJoin(quest, eq(quest.id, credit.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(and(eq(credit.playerId, accountId), eq(credit.type, 'reputation')));
  const charities = [...Map.groupBy(rows, ({ providerId }) => providerId).values()].map((earned) => ({
    charity: earned[0]?.charity ?? '',
    reputation: reputationAt(earned, now),
  }));
  return sortedByName(charities, ({ charity }) => charity);
}
