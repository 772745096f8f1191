import { type RaRecord, useCreate, useNotify, useRefresh } from 'react-admin';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { type BundleRow, bundlePostings } from './bundle-form.ts';

type Placed = { id: string; createdCount: number; undoToken: string | null };

const ALL_STAND_THERE = 'All Quests of this bundle stand on this day already.';

/** Adds the quests of a bundle in one transaction, all or none; an error leaves the forms as they are. */
export function usePlaceBundle(providerId: string, onDone: () => void) {
  const ownAccountId = useOwnAccountId();
  const [create, { isPending }] = useCreate<RaRecord, Error, Placed>();
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const place = (rows: readonly BundleRow[]) => {
    const postedById = ownAccountId();
    if (postedById === null) return;
    void create(
      'bundles',
      { data: { quests: bundlePostings(rows, { providerId, postedById }) } },
      {
        onSuccess: ({ createdCount, undoToken }) => {
          if (createdCount === 0) return notify(ALL_STAND_THERE, { type: 'error' });
          const left = rows.length - createdCount;
          notifyDone(
            `Successfully created ${createdCount} Quests!${left > 0 ? ` ${left} stood there already.` : ''}`,
            undoToken,
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
