import { type RaRecord, useCreate, useNotify, useRefresh } from 'react-admin';
import { useOwnAccountId } from '../use-own-account-id.ts';
import { type BundleRow, bundlePostings } from './bundle-form.ts';

const ALL_STAND_THERE = 'All Quests of this bundle stand on this day already.';

/** Adds the quests of a bundle in one transaction, all or none; an error leaves the forms as they are. */
export function usePlaceBundle(providerId: string, onDone: () => void) {
  const ownAccountId = useOwnAccountId();
  const [create, { isPending }] = useCreate<RaRecord, Error, { id: string; createdCount: number }>();
  const notify = useNotify();
  const refresh = useRefresh();
  const place = (rows: readonly BundleRow[]) => {
    const postedById = ownAccountId();
    if (postedById === null) return;
    void create(
      'bundles',
      { data: { quests: bundlePostings(rows, { providerId, postedById }) } },
      {
        onSuccess: ({ createdCount }) => {
          if (createdCount === 0) return notify(ALL_STAND_THERE, { type: 'error' });
          const left = rows.length - createdCount;
          notify(
            `Successfully created ${createdCount} Quests!${left > 0 ? ` ${left} stood there already.` : ''}`,
            { type: 'success' },
          );
          refresh();
          onDone();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  };
  return { place, isPending };
}
