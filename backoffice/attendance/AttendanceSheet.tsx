import AddIcon from '@mui/icons-material/PersonAddAlt';
import { Box, Button, Card, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { mayOpenEmergency } from '#domain/charities/charity-view.ts';
import { reachAt } from '#domain/permissions/permissions.ts';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { consoleWalkInsTexts } from '#domain/texts/generated/console-walk-ins.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import { useOrganization } from '../session/use-organization.ts';
import { ContactNote } from '../volunteers/preview/ContactNote.tsx';
import { MaximumField } from '../widgets/quests/MaximumField.tsx';
import { AttendanceBar } from './AttendanceBar.tsx';
import { AttendanceFilters } from './AttendanceFilters.tsx';
import { AttendanceHeader } from './AttendanceHeader.tsx';
import { AddPastVolunteerDialog } from './attendees/AddPastVolunteerDialog.tsx';
import { AttendeeList } from './attendees/AttendeeList.tsx';
import { GoneVolunteers } from './attendees/GoneVolunteers.tsx';
import type { MarkKey } from './marks/mark-store.ts';
import { useKeptSheet } from './offline/use-kept-sheet.ts';
import {
  type AttendanceFilter,
  type AttendanceQuest,
  attendanceHindrance,
  countsOf,
  matching,
  useNow,
} from './record/attendance-record.ts';
import { useAttendance } from './record/use-attendance.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { AddWalkInDialog } from './walk-ins/AddWalkInDialog.tsx';
import { KeptWalkIns } from './walk-ins/KeptWalkIns.tsx';
import { WalkIns } from './walk-ins/WalkIns.tsx';

type Props = {
  quest: AttendanceQuest;
  accountId: string;
  /** Links of the page to other pages. */
  links: ReactNode;
};

/** The list of volunteers with their marks, and the bar that saves them. */
export function AttendanceSheet({ quest, accountId, links }: Props) {
  const t = textsOf(consoleAttendanceTexts);
  const attendance = useAttendance(quest, accountId);
  useKeptSheet();
  const now = useNow();
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<AttendanceFilter>('all');
  const { active, gone } = attendance.attendees;
  const hindrance = attendanceHindrance(quest, now);
  const isEmergencyOpen = useIsEmergencyOpen(quest, now);
  const shown = matching(active, { words, filter });

  return (
    <Box sx={{ maxWidth: 760, pb: 2 }}>
      <AttendanceHeader quest={quest} active={active} now={now} links={links} />
      {hindrance && <Hindrance quest={quest} hindrance={hindrance} />}
      <Box sx={tools}>
        <TextField
          type="search"
          label={t.searchName}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          margin="none"
          slotProps={{ htmlInput: { autoComplete: 'off', enterKeyHint: 'search' } }}
        />
        {hindrance === null && <AllPresent attendance={attendance} />}
        <AttendanceFilters counts={countsOf(active)} value={filter} onChange={setFilter} />
      </Box>
      <Attendees
        attendees={shown}
        isLocked={hindrance !== null}
        quest={quest}
        keptKey={attendance.key}
        isEmergencyOpen={isEmergencyOpen}
        onMark={attendance.mark}
        emptyText={emptyText(active.length, words)}
      />
      <MorePeople quest={quest} keptKey={attendance.key} isOpen={hindrance === null} />
      <GoneVolunteers gone={gone} />
      <ContactNote providerId={quest.providerId} />
      <AttendanceBar attendance={attendance} />
      <UnsavedGuard
        count={attendance.drafts.length}
        onSave={attendance.save}
        onDiscard={attendance.discard}
      />
    </Box>
  );
}

type Marking = { attendance: ReturnType<typeof useAttendance> };

/** Marks everyone present whom no one has marked; exceptions follow. */
function AllPresent({ attendance: { openCount, allPresent } }: Marking) {
  if (openCount < 2) return null;
  return (
    <Button variant="outlined" onClick={allPresent} sx={{ minHeight: 52 }}>
      {textsOf(consoleAttendanceTexts).allPresent}
    </Button>
  );
}

/** People on the list; nothing where nobody is left. */
function Attendees(props: Parameters<typeof AttendeeList>[0]) {
  return (
    <Card component="section" aria-label={textsOf(consoleAttendanceTexts).volunteers}>
      <AttendeeList {...props} />
    </Card>
  );
}

/** Controls to add people who hadn't signed up and to raise the maximum, and who came without an account. */
function MorePeople({
  quest,
  keptKey,
  isOpen,
}: {
  quest: AttendanceQuest;
  keptKey: MarkKey;
  isOpen: boolean;
}) {
  const [isAdding, setAdding] = useState(false);
  const [isWalkingIn, setWalkingIn] = useState(false);
  return (
    <>
      {quest.publishingStatus !== 'Template' && quest.publishingStatus !== 'Cancelled' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {textsOf(consoleAttendanceTexts).addPast}
          </Button>
          {isOpen && quest.startedAt !== null && (
            <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setWalkingIn(true)}>
              {textsOf(consoleWalkInsTexts).add}
            </Button>
          )}
          <MaximumField quest={quest} />
        </Box>
      )}
      <AddPastVolunteerDialog quest={quest} isOpen={isAdding} onClose={() => setAdding(false)} />
      {isWalkingIn && <AddWalkInDialog keptKey={keptKey} onClose={() => setWalkingIn(false)} />}
      <KeptWalkIns keptKey={keptKey} />
      <WalkIns questId={quest.id} />
    </>
  );
}

/** Returns whether emergency contacts can be opened, by the API's rule, so that no button fails. */
function useIsEmergencyOpen({ providerId, startedAt, endedAt }: AttendanceQuest, now: number): boolean {
  const subject = useOrganization().session?.subject ?? null;
  const at = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  const signUp = { isEnded: false, startedAt: at(startedAt), endedAt: at(endedAt) };
  return mayOpenEmergency(reachAt(subject, providerId, 'readContactInfo'), signUp, now);
}

type HindranceProps = {
  quest: AttendanceQuest;
  hindrance: NonNullable<ReturnType<typeof attendanceHindrance>>;
};

function Hindrance({ quest, hindrance }: HindranceProps) {
  const t = textsOf(consoleAttendanceTexts);
  const text = {
    template: t.isStamp,
    cancelled: t.isCancelled,
    'too-early': t.tooEarly({ time: openingTime(quest) }),
  }[hindrance];
  return (
    <Typography role="status" sx={{ my: 1, fontWeight: 650 }}>
      {text}
    </Typography>
  );
}

const HOUR = 3_600_000;

function openingTime({ startedAt }: AttendanceQuest): string {
  return startedAt === null ? '' : consoleFormats().time(Date.parse(startedAt) - HOUR);
}

function emptyText(activeCount: number, words: string): string {
  const t = textsOf(consoleAttendanceTexts);
  if (activeCount === 0) return t.nobody;
  return words.trim() === '' ? t.nobodyLeft : t.nobodyCalled({ words: words.trim() });
}

// Stays in sight while the list scrolls: at the door the next person is one name away.
const tools = {
  position: 'sticky',
  top: 56,
  zIndex: 2,
  display: 'grid',
  gap: 1,
  py: 1,
  bgcolor: 'background.default',
};
