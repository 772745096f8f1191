import { Box, Button } from '@mui/material';
import { useCanAccess, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { isEditable } from '#domain/quests/quest-status.ts';
import { consolePopoverTexts } from '#domain/texts/generated/console-popover.ts';
import { textsOf } from '../../language/console-locale.ts';
import { CancelQuestButton } from '../../quests/cancel/CancelQuestButton.tsx';
import { DeleteDraftButton } from '../../quests/cancel/DeleteDraftButton.tsx';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import type { QuestRights } from '../month-data/use-quest-rights.ts';
import { useCalendar } from '../month-grid/calendar-context.ts';

type Props = { quest: CalendarQuest; rights: QuestRights; onClose: () => void };

/** View, sheet, message, edit, copy, and cancel or delete, as far as the viewer's rights and the quest's start allow. */
export function QuestActions({ quest, rights, onClose }: Props) {
  const t = textsOf(consolePopoverTexts);
  const refresh = useRefresh();
  const path = `/quests/${encodeURIComponent(quest.id)}`;
  const { copy } = useCalendar();
  const { canAccess: canMark } = useCanAccess({ resource: 'attendance', action: 'edit' });
  const { canAccess: canWrite } = useCanAccess({ resource: 'quest-messages', action: 'edit' });
  const isOpen = isEditable(quest, Date.now());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -0.5 }}>
      <Button component={Link} to={`${path}/show`}>
        {t.view}
      </Button>
      {canMark && (
        <Button component={Link} to={`${path}/attendance`}>
          {t.sheet}
        </Button>
      )}
      {canWrite && quest.takenCount > 0 && (
        <Button component={Link} to={`${path}/show?write=1`}>
          {t.message}
        </Button>
      )}
      {rights.canEdit && isOpen && (
        <Button component={Link} to={`${path}/edit`}>
          {t.edit}
        </Button>
      )}
      {rights.canDraft && quest.templateQuestId !== null && (
        <Button onClick={() => copy(quest)}>{t.copy}</Button>
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
