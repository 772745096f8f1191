import { useNotify, useRefresh } from 'react-admin';
import { consoleAddQuestTexts } from '#domain/texts/generated/console-add-quest.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useMethod } from '../../resources/use-method.ts';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { placeBundle } from '../month-data/calendar-methods.ts';
import { type BundleRow, bundlePostings } from './bundle-form.ts';

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
    const t = textsOf(consoleAddQuestTexts);
    const { createdCount, undoToken } = placed;
    if (createdCount === 0) {
      notify(t.allStandThere, { type: 'error' });
      return false;
    }
    const left = rows.length - createdCount;
    const rest = left > 0 ? ` ${t.stoodThere({ count: left })}` : '';
    notifyDone(`${t.createdCounted({ count: createdCount })}${rest}`, undoToken);
    refresh();
    return true;
  };
}
