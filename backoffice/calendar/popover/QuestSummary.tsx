import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Typography } from '@mui/material';
import { formatLongDay, formatTime } from '#domain/text/format.ts';
import { StampArt } from '../../stamps/collection/StampArt.tsx';
import { StatusChip } from '../../widgets/quests/StatusChip.tsx';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import type { QuestRights } from '../month-data/use-quest-rights.ts';
import { PublishButton } from './PublishButton.tsx';
import { QuestActions } from './QuestActions.tsx';
import { ReservationPanel } from './ReservationPanel.tsx';
import { WhoComes } from './WhoComes.tsx';

type Props = { quest: CalendarQuest; rights: QuestRights; titleId: string; onClose: () => void };

/** When, where, who and for whom, and what can be done about it. */
export function QuestSummary({ quest, rights, titleId, onClose }: Props) {
  const { eventTitle, startedAt, endedAt, publishingStatus, location, giverName } = quest;
  const time =
    endedAt === null ? formatTime(startedAt) : `${formatTime(startedAt)} to ${formatTime(endedAt)}`;
  return (
    <Box sx={{ p: 2.5, pb: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <StampArt stamped={quest} size={48} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {eventTitle}
          </Typography>
          <Typography>{formatLongDay(startedAt)}</Typography>
          <Typography sx={{ mb: 0.5 }}>{time}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <StatusChip status={publishingStatus} />
            {rights.canEdit && <PublishButton quest={quest} />}
          </Box>
        </Box>
        <IconButton aria-label="Close" onClick={onClose} sx={{ mt: -1, mr: -1 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="dl" sx={facts}>
        <dt>Location</dt>
        <dd>
          {location ? (
            <>
              {location.name}
              <br />
              {location.address}
            </>
          ) : (
            'No location'
          )}
        </dd>
        <dt>Supervisor</dt>
        <dd>{giverName || 'No Supervisor Assigned!'}</dd>
        <dt>Volunteers</dt>
        <WhoComes quest={quest} />
      </Box>
      <ReservationPanel quest={quest} canReserve={rights.canReserve} />
      <QuestActions quest={quest} rights={rights} onClose={onClose} />
    </Box>
  );
}

const facts = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.75,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
