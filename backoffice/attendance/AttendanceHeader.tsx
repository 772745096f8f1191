import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { questWhen } from '../quests/quest-when.ts';
import type { AttendanceQuest } from './attendance-record.ts';

/** Which quest it is, when, and how many marks are missing. */
export function AttendanceHeader({ quest, missing }: { quest: AttendanceQuest; missing: number }) {
  const { day, time } = questWhen(quest);
  return (
    <Box sx={{ mb: 1 }}>
      <Button
        component={Link}
        to={`/quests/${encodeURIComponent(quest.id)}/show`}
        startIcon={<BackIcon />}
        sx={{ ml: -1.5 }}
      >
        Back to the Quest
      </Button>
      <Typography sx={{ fontWeight: 650 }}>
        {day}, {time}
      </Typography>
      {quest.location && <Typography>{quest.location.name}</Typography>}
      <Typography sx={{ color: 'text.secondary' }}>
        {quest.takenCount} of {quest.resourceMaxNumber} places taken
        {missing > 0 && `, attendance of ${missing} missing`}
      </Typography>
    </Box>
  );
}
