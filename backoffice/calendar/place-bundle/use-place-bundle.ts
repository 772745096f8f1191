import { useNotify, useRefresh } from 'react-admin';
import { useMethod } from '../../resources/use-method.ts';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { placeBundle } from '../month-data/calendar-methods.ts';
import { type BundleRow, bundlePostings } from './bundle-form.ts';

const ALL_STAND_THERE = 'All Quests of this bundle stand on this day already.';

/** Adds the quests of a bundle in one transaction, all or none; tells whether any was added. An error stands in a notice. */
export function usePlaceBundle(providerId: string) {
  const ownAccountId = useOwnAccountId();
  const { mutateAsync } = useMethod(placeBundle);
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  return async (rows: readonly BundleRow[]): Promise<boolean> => {
    const postedById = ownAccountId();
    if (postedById === null) return false;
    const quests = bundlePostings(rows, { providerId, postedById });
    const placed = await mutateAsync({ quests }).catch(() => null);
    if (!placed) return false;
    const { createdCount, undoToken } = placed;
    if (createdCount === 0) {
      notify(ALL_STAND_THERE, { type: 'error' });
      return false;
    }
    const left = rows.length - createdCount;
    const rest = left > 0 ? ` ${left} stood there already.` : '';
    notifyDone(`Successfully created ${createdCount} Quests!${rest}`, undoToken);
    refresh();
    return true;
  };
}
