import DataLoader from 'dataloader';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { type ClashingPlace, readClashes } from '#api/quests/sign-up/clashing-places.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isClashing, spanOf } from '#domain/sign-up/time-clash.ts';
import type { StandInTakerRow } from './stand-in-rows.ts';

type Asked = { chariteerId: string; questId: string };

/** What people hold at the times of quests; one statement for each person, however many quests. */
export function createTakerClashLoaders({ store, now }: Context) {
  const read = async (chariteerId: string, asked: readonly Asked[]) => {
    const questIds = asked.map(({ questId }) => questId);
    return [chariteerId, await readClashes(store.read, { chariteerId, questIds, now })] as const;
  };
  return {
    byPersonAndQuest: new DataLoader<Asked, ClashingPlace[], string>(
      async (asked) => {
        const people = Map.groupBy(asked, ({ chariteerId }) => chariteerId);
        const found = new Map(await Promise.all([...people].map(([id, ofThem]) => read(id, ofThem))));
        return asked.map(({ chariteerId, questId }) =>
          (found.get(chariteerId) ?? []).filter(({ wantedId }) => wantedId === questId),
        );
      },
      { cacheKeyFn: ({ chariteerId, questId }) => JSON.stringify([chariteerId, questId]) },
    ),
  };
}

/**
 * The places that someone who could take one holds at its time: the viewer's own, or those of a child under that
 * account. Errors: NOT_LOGGED_IN.
 */
export async function findTakerClashes(
  context: Context,
  { chariteerId, place }: StandInTakerRow,
): Promise<ContractRow[]> {
  const { accountId: ownerId } = requireLogin(context.viewer);
  const { byPersonAndQuest } = context.loaders(createTakerClashLoaders);
  const { questId } = place;
  const held = await byPersonAndQuest.load({ chariteerId, questId });
  const wanted = { questId, span: spanOf(place) };
  return held.filter((one) => isClashing(one, wanted, context.now)).map((row) => ({ ...row, ownerId }));
}
