import { sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { MutationAskForStandInArgs, OwnStandIn } from '#api/graphql/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import { requireAskable } from './require-askable.ts';
import { ownStandIn } from './stand-in-queries.ts';

/**
 * Looks for a sub for an own place; asked again, it changes the word of the open request.
 * Errors: those of requireAskable.
 */
export async function askForStandIn(context: Context, args: MutationAskForStandInArgs): Promise<OwnStandIn> {
  const { store, now } = context;
  return store.write(async (tx) => {
    const { place, word } = await requireAskable(tx, context, args);
    const { contractId, questId, chariteerId } = place;
    const values = { id: newId(now), contractId, questId, chariteerId, way: 'open' as const };
    const [row] = await tx
      .insert(standInRequest)
      .values({ ...values, word, askedAt: now })
      .onConflictDoUpdate({
        target: standInRequest.contractId,
        targetWhere: sql.raw(`"way" = 'open' AND "state" = 'wanted'`),
        set: { word },
      })
      .returning();
    return ownStandIn(context, row ?? { ...values, word, askedAt: now });
  });
}
