import EditIcon from '@mui/icons-material/EditOutlined';
import AttendanceIcon from '@mui/icons-material/FactCheckOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { isEditable } from '#domain/quests/quest-status.ts';
import { consoleQuestPageTexts } from '#domain/texts/generated/console-quest-page.ts';
import { textsOf } from '../../language/console-locale.ts';
import { WriteToPeople } from '../../quest-messages/WriteToPeople.tsx';
import type { QuestRecord } from '../../records/quest-record.ts';
import { timesOf } from './quest-facts.ts';
import { useMay } from './use-may.ts';

/** What people do most with a quest: take attendance, edit it, write to who is on it. */
export function MainActions({ quest }: { quest: QuestRecord }) {
  const t = textsOf(consoleQuestPageTexts);
  const canMark = useMay('attendance', 'edit', quest);
  const canEdit = useMay('quests', 'edit', quest);
  const isStamp = quest.publishingStatus === 'Template';
  const path = `/quests/${encodeURIComponent(quest.id)}`;
  return (
    <Box sx={actions}>
      {canMark && !isStamp && (
        <Button variant="contained" component={Link} to={`${path}/attendance`} startIcon={<AttendanceIcon />}>
          {t.attendance}
        </Button>
      )}
      {canEdit && isEditable(timesOf(quest), Date.now()) && (
        <Button variant="outlined" component={Link} to={`${path}/edit`} startIcon={<EditIcon />}>
          {isStamp ? t.editStamp : t.edit}
        </Button>
      )}
      <WriteToPeople quest={quest} />
    </Box>
  );
}

// On a phone they fill the row, or its rest.
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  '&:empty': { display: 'none' },
  '& > *': { flex: { xs: '1 1 9rem', sm: 'none' }, minHeight: 44 },
};
