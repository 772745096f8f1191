import { Button } from '@mui/material';
import { useRefresh } from 'react-admin';
import { isEditable } from '#domain/quests/quest-status.ts';
import { consolePopoverTexts } from '#domain/texts/generated/console-popover.ts';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import { textsOf } from '../../language/console-locale.ts';
import { editQuest } from '../../records/quest-methods.ts';
import { useMethod } from '../../resources/use-method.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';

/** Shows a Draft to the volunteers; nothing beside any other quest. */
export function PublishButton({ quest }: { quest: CalendarQuest }) {
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const { mutate, isPending } = useMethod(editQuest, {
    onSuccess: ({ undoToken }) => {
      notifyDone(textsOf(consoleQuestWordsTexts).modified, undoToken);
      refresh();
    },
  });
  if (quest.publishingStatus !== 'Draft' || !isEditable(quest, Date.now())) return null;
  return (
    <Button
      variant="contained"
      disabled={isPending}
      onClick={() => mutate({ id: quest.id, publishingStatus: 'Published' })}
    >
      {textsOf(consolePopoverTexts).publish}
    </Button>
  );
}
