import { insertAccount } from '#db/factories/insert-account.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { FACTORY_NOW as NOW } from '#db/factories/sequence.ts';
import { follow } from '#db/schema/follow.ts';
import type { Work } from './row-makers.ts';

const followed =
  (values: { category?: string }, withCharity = false): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const providerId = withCharity ? (await insertProvider(tx)).id : null;
    await tx.insert(follow).values({ id: 'f', accountId, providerId, createdAt: NOW, ...values });
  };

/** What following refuses. */
export const BAD_FOLLOW_ROWS: Readonly<Record<string, readonly Work[]>> = {
  follow_category: [followed({ category: 'no such type' })],
  follow_one_thing: [followed({}), followed({ category: 'water' }, true)],
};
