import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { questWhen } from '../records/quest-when.ts';
import type { AttendanceQuest } from './record/attendance-record.ts';

type Props = {
  quest: AttendanceQuest;
  /** How many volunteers nobody has marked. */
  missing: number;
  /** Where else the page leads. */
  links: ReactNode;
};

/** Which quest it is, when, and how many marks are missing. */
export function AttendanceHeader({ quest, missing, links }: Props) {
  const { day, time } = questWhen(quest);
  return (
    <Box sx={{ mb: 1 }}>
      {links}
      <Typography sx={{ fontWeight: 650 }}>
        {day}, {time}
      </Typography>
      {quest.location && <Typography>{quest.location.name}</Typography>}
      {quest.reservation && <Typography>Reserved for {quest.reservation.guildName}</Typography>}
      <Typography sx={{ color: 'text.secondary' }}>
        {quest.takenCount} of {quest.resourceMaxNumber} places taken
        {missing > 0 && `, attendance of ${missing} missing`}
      </Typography>
    </Box>
  );
}
