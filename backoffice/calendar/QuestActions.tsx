import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { Link } from 'react-router-dom';
import { isEditable } from '#domain/quest-status.ts';
import type { CalendarQuest } from './calendar-quest.ts';
import type { QuestRights } from './use-quest-rights.ts';
import { useQuestStatus } from './use-quest-status.ts';

type Props = { quest: CalendarQuest; rights: QuestRights; onClose: () => void };

/** View, edit and cancel, as far as the viewer's rights and the quest's start allow. */
export function QuestActions({ quest, rights, onClose }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { cancel, isPending } = useQuestStatus(quest);
  const { id, eventTitle, publishingStatus } = quest;
  const path = `/quests/${encodeURIComponent(id)}`;
  const isOpen = isEditable(quest, Date.now());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -0.5 }}>
      <Button component={Link} to={`${path}/show`}>
        View Quest
      </Button>
      {rights.canEdit && isOpen && (
        <Button component={Link} to={`${path}/edit`}>
          Edit Quest
        </Button>
      )}
      {rights.canCancel && isOpen && publishingStatus !== 'Cancelled' && (
        <Button color="error" disabled={isPending} onClick={() => setAsking(true)}>
          Cancel Quest
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={`Cancel "${eventTitle}"?`}
        content={cancelWarning(quest.takenCount)}
        confirm="Cancel Quest"
        cancel="Keep Quest"
        confirmColor="warning"
        onConfirm={() =>
          cancel(() => {
            setAsking(false);
            onClose();
          })
        }
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

function cancelWarning(takenCount: number): string {
  if (takenCount === 0) return 'Nobody has signed up yet. Volunteers will no longer see this Quest.';
  const people = takenCount === 1 ? '1 volunteer has' : `${takenCount} volunteers have`;
  return `${people} signed up. They are told by mail that it is cancelled.`;
}
