import EmergencyIcon from '@mui/icons-material/ContactEmergencyOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import { Box, Button, IconButton } from '@mui/material';
import { type MouseEvent, memo } from 'react';
import type { ContractStatus } from '#domain/attendance/attendance.ts';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { textsOf } from '../../language/console-locale.ts';
import { questWhen } from '../../records/quest-when.ts';
import { VolunteerLink } from '../../volunteers/preview/VolunteerLink.tsx';
import { FeastForm } from '../../widgets/quests/FeastForm.tsx';
import { ComesMark } from '../../widgets/quests/WhoComes.tsx';
import { keepMarks, type MarkKey } from '../marks/mark-store.ts';
import { type KeptMark, type MarkStatus, withoutSent } from '../marks/waiting-marks.ts';
import { type Attendee, isCheckOutMissing } from '../record/attendance-record.ts';
import { DifferingMarks } from './DifferingMarks.tsx';
import { LackedPapers } from './LackedPapers.tsx';
import { MarkButtons } from './MarkButtons.tsx';
import { OwnMark } from './OwnMark.tsx';
import { PartyCount } from './PartyCount.tsx';

/** What the buttons do not say by themselves. */
const MORE_STATES: readonly ContractStatus[] = ['Excused', 'Late', 'LeftEarly'];

type Props = Attendee & {
  keptKey: MarkKey;
  isLocked: boolean;
  onMark: (contractId: string, status: MarkStatus | null) => void;
  onOptions: (attendee: Attendee) => void;
  /** Null: the viewer may not see the volunteer's history, so the name leads to the public profile. */
  onPreview: ((attendee: Attendee) => void) | null;
  /** Null: the viewer may not open emergency contacts, or not now. */
  onEmergency: ((attendee: Attendee) => void) | null;
};

/** Row of an attendee: name, attendance, and a manager's other actions. */
export const AttendeeRow = memo(
  function AttendeeRow({ keptKey, isLocked, onMark, onOptions, onPreview, onEmergency, ...attendee }: Props) {
    const t = textsOf(consoleAttendeesTexts);
    const { contract, name, status, kept } = attendee;
    return (
      <Box component="li" sx={row}>
        <Box sx={{ flex: { xs: '1 1 8rem', sm: '1 1 12rem' }, minWidth: 0, overflowWrap: 'anywhere' }}>
          <VolunteerLink
            volunteer={contract.chariteer}
            onPreview={onPreview && (() => onPreview(attendee))}
            sx={nameText}
          />
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
            {detailsOf(attendee)}
            <StateWords {...attendee} />
            {status === null && <ComesMark confirmedAt={contract.confirmedAt} />}
            {kept && !kept.refusal && (
              <Box component="span" sx={{ fontWeight: 650, color: 'text.primary', whiteSpace: 'nowrap' }}>
                {kept.isConfirmed ? t.waiting : t.notSaved}
              </Box>
            )}
          </Box>
          {kept?.refusal && <RefusedMark kept={kept} refusal={kept.refusal} keptKey={keptKey} />}
          <OwnMark {...attendee} />
          <PartyCount {...attendee} keptKey={keptKey} isLocked={isLocked} />
          <DifferingMarks {...attendee} />
          <LackedPapers {...attendee} />
          <FeastForm formJSON={contract.formJSON} />
        </Box>
        <Box sx={{ flex: 'none', order: { sm: 3 } }}>
          {onEmergency && <EmergencyButton attendee={attendee} onOpen={onEmergency} />}
          <IconButton
            aria-label={t.optionsOf({ name })}
            aria-haspopup="dialog"
            onClick={() => onOptions(attendee)}
          >
            <MoreIcon />
          </IconButton>
        </Box>
        <MarkButtons
          name={name}
          status={status}
          isLocked={isLocked}
          onMark={(next) => onMark(contract.id, next)}
        />
      </Box>
    );
  },
  (before, after) =>
    before.contract === after.contract &&
    before.status === after.status &&
    before.kept === after.kept &&
    before.isLocked === after.isLocked &&
    (before.onPreview === null) === (after.onPreview === null) &&
    (before.onEmergency === null) === (after.onEmergency === null),
);

type RefusedProps = { kept: KeptMark; refusal: string; keptKey: MarkKey };

/** Why the server refused the mark on this device, which can be discarded. */
function RefusedMark({ kept, refusal, keptKey }: RefusedProps) {
  const discard = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with the mark.
    currentTarget.closest('li')?.querySelector<HTMLElement>('[aria-pressed]')?.focus();
    keepMarks(keptKey, (marks) => withoutSent(marks, [kept]));
  };
  return (
    <Box role="group" aria-label={refusal} sx={{ color: 'error.main', typography: 'body2' }}>
      {refusal}{' '}
      <Button size="small" onClick={discard}>
        {textsOf(consoleAttendanceTexts).discard}
      </Button>
    </Box>
  );
}

/** A state that no button says, an end that no one has said, and whoever came without an account. */
function StateWords(attendee: Attendee) {
  const { status, contract } = attendee;
  const hasWords = status !== null && MORE_STATES.includes(status);
  return (
    <>
      {hasWords && (
        <Box component="span" sx={{ fontWeight: 650, color: 'text.primary' }}>
          {`${textsOf(consoleHomeTexts)[status]} `}
        </Box>
      )}
      {isCheckOutMissing(attendee, Date.now()) && textsOf(consoleAttendeesTexts).endAssumed}
      {contract.cameAsWalkIn && textsOf(consoleAttendeesTexts).walkIn}
    </>
  );
}

/** The user name where the real one stands above, and hours of their own. */
function detailsOf({ name, contract }: Attendee): string {
  const { chariteer: volunteer, expectedArrivalAt, expectedDepartureAt } = contract;
  const username = volunteer?.username && volunteer.username !== name ? volunteer.username : null;
  const hours =
    expectedArrivalAt && questWhen({ startedAt: expectedArrivalAt, endedAt: expectedDepartureAt }).time;
  const details = [username, hours && textsOf(consoleAttendeesTexts).comes({ hours })]
    .filter(Boolean)
    .join(', ');
  return details === '' ? '' : `${details} `;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  px: { xs: 1.5, sm: 2 },
  py: 1,
  '& + li': { borderTop: 1, borderColor: 'divider' },
};
const nameText = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  fontSize: 17,
  fontWeight: 650,
  textAlign: 'left',
  overflowWrap: 'anywhere',
};

type EmergencyButtonProps = { attendee: Attendee; onOpen: (attendee: Attendee) => void };

/** Leads to the emergency contact of a volunteer. */
function EmergencyButton({ attendee, onOpen }: EmergencyButtonProps) {
  return (
    <IconButton
      aria-label={textsOf(consoleAttendeesTexts).emergencyOf({ name: attendee.name })}
      aria-haspopup="dialog"
      onClick={() => onOpen(attendee)}
    >
      <EmergencyIcon />
    </IconButton>
  );
}
