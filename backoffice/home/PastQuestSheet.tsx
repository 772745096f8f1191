import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { wasThere } from '#domain/attendance/attendance.ts';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { AttendanceHeader } from '../attendance/AttendanceHeader.tsx';
import { GoneVolunteers } from '../attendance/attendees/GoneVolunteers.tsx';
import { withSaved } from '../attendance/marks/saved-marks.ts';
import {
  type AttendanceQuest,
  type Attendee,
  attendeesOf,
  useNow,
} from '../attendance/record/attendance-record.ts';
import { textsOf } from '../language/console-locale.ts';
import { FeastForm } from '../widgets/quests/FeastForm.tsx';

/** A quest with who came to it, read only. */
export function PastQuestSheet({ quest, links }: { quest: AttendanceQuest; links: ReactNode }) {
  const now = useNow();
  const t = textsOf(consoleHomeTexts);
  const { active, gone } = attendeesOf(quest.pledgedContracts.map(withSaved), []);
  return (
    <Box sx={{ maxWidth: 760, pb: 2 }}>
      <AttendanceHeader quest={quest} active={active} now={now} links={links} />
      <Card component="section" aria-label={t.volunteers} sx={{ mb: 2 }}>
        {active.length === 0 ? (
          <Typography sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>{t.nobody}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {active.map((attendee) => (
              <PastVolunteer key={attendee.contract.id} attendee={attendee} />
            ))}
          </Box>
        )}
      </Card>
      <GoneVolunteers gone={gone} />
    </Box>
  );
}

function PastVolunteer({ attendee: { contract, name, status } }: { attendee: Attendee }) {
  const color = wasThere(status) ? 'success.main' : status === 'Absent' ? 'error.main' : 'text.secondary';
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontSize: 17, fontWeight: 650 }}>
          {name}
        </Box>
        <FeastForm formJSON={contract.formJSON} />
      </Box>
      <Box component="span" sx={{ color, fontWeight: 650 }}>
        {textsOf(consoleHomeTexts)[status ?? 'unmarked']}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  px: 2,
  py: 1.25,
  '& + li': { borderTop: 1, borderColor: 'divider' },
};
