import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { SetQuestStatusMutation } from '../gql/generated.ts';
import type { CalendarQuest } from './calendar-quest.ts';
import { fullName } from './volunteer-summary.ts';

type Changed = SetQuestStatusMutation['updateQuest'];

/** Publishes or cancels a quest; afterwards the calendar is fetched again. */
export function useQuestStatus({ id, eventTitle, locationId }: CalendarQuest) {
  const [update, { isPending }] = useUpdate<Changed>();
  const notify = useNotify();
  const refresh = useRefresh();
  const change = (data: object, message: string, onDone?: () => void) =>
    update(
      'questStatus',
      { id, data },
      {
        mutationMode: 'pessimistic',
        onSuccess: (changed) => {
          notify(message, { type: 'success' });
          const unreached = unreachedText(changed);
          if (unreached) notify(unreached, { type: 'warning' });
          refresh();
          onDone?.();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return {
    isPending,
    publish: () => void change({ publishingStatus: 'Published' }, 'Quest has been modified.'),
    cancel: (onDone: () => void) =>
      void change(
        { publishingStatus: 'Cancelled', locationId },
        `Quest "${eventTitle}" has been Cancelled.`,
        onDone,
      ),
  };
}

/** Whom the manager has to tell in another way, or null. */
function unreachedText({ notice }: Changed): string | null {
  const people = notice?.unreached.map(({ contract }) => fullName(contract.chariteer)) ?? [];
  return people.length > 0 ? `No mail reaches ${people.join(', ')}. Please tell them in another way.` : null;
}
