import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import { textsOf } from '../language/console-locale.ts';
import { questWhen } from '../records/quest-when.ts';
import { WhoComes } from '../widgets/quests/WhoComes.tsx';
import { type AttendanceQuest, type Attendee, missingCount, othersOf } from './record/attendance-record.ts';

type Props = {
  quest: AttendanceQuest;
  /** Volunteers who signed up. */
  active: readonly Attendee[];
  /** Epoch ms. */
  now: number;
  /** Links of the page to other pages. */
  links: ReactNode;
};

/** Which quest it is, when, and how many marks are missing. */
export function AttendanceHeader({ quest, active, now, links }: Props) {
  const missing = missingCount(active, quest, now);
  const people = active.length;
  const others = othersOf(active);
  const t = textsOf(consoleAttendanceTexts);
  const { day, time } = questWhen(quest);
  const counts = { taken: quest.takenCount, places: quest.resourceMaxNumber };
  const spots = textsOf(consoleQuestWordsTexts).taken(counts);
  const taken = others > 0 ? t.takenWithOthers({ taken: spots, people, others }) : spots;
  return (
    <Box sx={{ mb: 1 }}>
      {links}
      <Typography sx={{ fontWeight: 650 }}>{t.when({ day, time })}</Typography>
      {quest.location && <Typography>{quest.location.name}</Typography>}
      {quest.reservation && <Typography>{t.reservedFor({ guild: quest.reservation.guildName })}</Typography>}
      <Typography sx={{ color: 'text.secondary' }}>
        {missing > 0 ? t.takenMissing({ taken, missing }) : taken}
      </Typography>
      <WhoComes quest={quest} people={people} />
    </Box>
  );
}
