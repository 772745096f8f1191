import { Button } from '@mui/material';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { isEditable } from '#domain/quests/quest-status.ts';
import type { EditQuestMutation } from '../../gql/generated.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';

/** Shows a Draft to the volunteers; nothing beside any other quest. */
export function PublishButton({ quest }: { quest: CalendarQuest }) {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  if (quest.publishingStatus !== 'Draft' || !isEditable(quest, Date.now())) return null;
  const { id } = quest;
  const publish = () => {
    const data = { publishingStatus: 'Published' };
    const options = {
      mutationMode: 'pessimistic',
      onSuccess: ({ undoToken }: EditQuestMutation['updateQuest']) => {
        notifyDone('Quest has been modified.', undoToken);
        refresh();
      },
      onError: (error: unknown) => notify((error as Error).message, { type: 'error' }),
    } as const;
    void update('questEdits', { id, data, previousData: { id } }, options);
  };
  return (
    <Button variant="contained" disabled={isPending} onClick={publish}>
      Publish
    </Button>
  );
}
