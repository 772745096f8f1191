import { Button } from '@mui/material';
import { isEditable } from '#domain/quest-status.ts';
import type { CalendarQuest } from './calendar-quest.ts';
import { useQuestStatus } from './use-quest-status.ts';

/** Shows a Draft to the volunteers; nothing beside any other quest. */
export function PublishButton({ quest }: { quest: CalendarQuest }) {
  const { publish, isPending } = useQuestStatus(quest);
  if (quest.publishingStatus !== 'Draft' || !isEditable(quest, Date.now())) return null;
  return (
    <Button variant="contained" disabled={isPending} onClick={publish}>
      Publish
    </Button>
  );
}
