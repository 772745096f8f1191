import { useNotify, useRefresh } from 'react-admin';
import { useMethod } from '../../resources/use-method.ts';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { placeBundle } from '../month-data/calendar-methods.ts';
import { type BundleRow, bundlePostings } from './bundle-form.ts';

const ALL_STAND_THERE = 'All Quests of this bundle stand on this day already.';

/** Adds the quests of a bundle in one transaction, all or none; an error leaves the forms as they are. */
export function usePlaceBundle(providerId: string, onDone: () => void) {
  const ownAccountId = useOwnAccountId();
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const { mutate, isPending } = useMethod(placeBundle, {
    onSuccess: ({ createdCount, undoToken }, { quests }) => {
      if (createdCount === 0) return notify(ALL_STAND_THERE, { type: 'error' });
      const left = [quests].flat().length - createdCount;
      const rest = left > 0 ? ` ${left} stood there already.` : '';
      notifyDone(`Successfully created ${createdCount} Quests!${rest}`, undoToken);
      refresh();
      onDone();
    },
  });
  const place = (rows: readonly BundleRow[]) => {
    const postedById = ownAccountId();
    if (postedById !== null) mutate({ quests: bundlePostings(rows, { providerId, postedById }) });
  };
  return { place, isPending };
}
