import { type RaRecord, useCreate, useNotify, useRefresh } from 'react-admin';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import {
  askedTexts,
  NOTHING_CREATED,
  type Outcomes,
  postingsOf,
  type ReviewRow,
} from './monthly-review-rows.ts';

type Endings = {
  /** With what the guilds that want to be asked were asked. */
  onPosted: (asked: string[]) => void;
  onFailed: (message: string) => void;
};

/** Posts the rows that are not cancelled in one transaction: all of them or none. */
export function useMonthlyUpload(books: CharityBooks, { onPosted, onFailed }: Endings) {
  const ownAccountId = useOwnAccountId();
  const [create, { isPending }] = useCreate<
    RaRecord,
    Error,
    { id: string; createdCount: number; outcomes: Outcomes; undoToken: string | null }
  >();
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const fail = (message: string) => {
    notify(message, { type: 'error' });
    onFailed(message);
  };
  const post = (rows: readonly ReviewRow[]) => {
    const postedById = ownAccountId();
    if (postedById === null) return;
    void create(
      'monthlySchedules',
      { data: { quests: postingsOf(rows, books.id, postedById) } },
      {
        onSuccess: ({ createdCount, outcomes, undoToken }) => {
          // Also when somebody else has posted all of them meanwhile: the review then says so at each.
          refresh();
          if (createdCount === 0) return fail(NOTHING_CREATED);
          notifyDone(`Successfully created ${createdCount} Quests!`, undoToken);
          onPosted(askedTexts(rows, outcomes, books.guilds));
        },
        onError: (error) => fail((error as Error).message),
      },
    );
  };
  return { post, isPending };
}
