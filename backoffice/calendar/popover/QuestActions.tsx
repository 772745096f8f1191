import { Box, Button } from '@mui/material';
import { useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { isEditable } from '#domain/quests/quest-status.ts';
import { consolePopoverTexts } from '#domain/texts/generated/console-popover.ts';
import { textsOf } from '../../language/console-locale.ts';
import { CancelQuestButton } from '../../quests/cancel/CancelQuestButton.tsx';
import { DeleteDraftButton } from '../../quests/cancel/DeleteDraftButton.tsx';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import type { QuestRights } from '../month-data/use-quest-rights.ts';

type Props = { quest: CalendarQuest; rights: QuestRights; onClose: () => void };

/** View, edit, and cancel or delete, as far as the viewer's rights and the quest's start allow. */
export function QuestActions({ quest, rights, onClose }: Props) {
  const t = textsOf(consolePopoverTexts);
  const refresh = useRefresh();
  const path = `/quests/${encodeURIComponent(quest.id)}`;
  const isOpen = isEditable(quest, Date.now());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -0.5 }}>
      <Button component={Link} to={`${path}/show`}>
        {t.view}
      </Button>
      {rights.canEdit && isOpen && (
        <Button component={Link} to={`${path}/edit`}>
          {t.edit}
        </Button>
      )}
      {rights.canCancel && quest.isDeletable && (
        <DeleteDraftButton
          quest={quest}
          onDone={() => {
            onClose();
            refresh();
          }}
        />
      )}
      {rights.canCancel && isOpen && !quest.isDeletable && (
        <CancelQuestButton quest={quest} onDone={onClose} />
      )}
    </Box>
  );
}
