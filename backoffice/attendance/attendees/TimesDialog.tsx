import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { wasThere } from '#domain/attendance/attendance.ts';
import { CHANGE_WITHOUT_REASON_MS } from '#domain/attendance/attendance-entry.ts';
import { TIMES_REASON_MAX } from '#domain/attendance/credit-bounds.ts';
import { passage } from '#domain/fields/field-kind.ts';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { isRetryable } from '#domain/wording/error-copy.ts';
import { shownErrorOf } from '../../api-client/error-code.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { ClockField } from '../../widgets/fields/ClockField.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { markAttendance } from '../marks/mark-methods.ts';
import { keepMarks } from '../marks/mark-store.ts';
import { withTimes } from '../marks/waiting-marks.ts';
import type { AttendanceQuest, Attendee } from '../record/attendance-record.ts';
import { type Clocks, clocksOf, instantsOf, needsReason } from './marked-times.ts';

type Props = { attendee: Attendee | null; quest: AttendanceQuest; onClose: () => void };
type Values = Clocks & { status: TimedStatus; reason: string | null };

const STATES = ['Present', 'Late', 'LeftEarly', 'Excused'] as const;
type TimedStatus = (typeof STATES)[number];

/**
 * Whether and when a volunteer came and left; beyond 2 hours over the plan, and of a mark older than a day, it asks why.
 */
export function TimesDialog({ attendee, quest, onClose }: Props) {
  const t = textsOf(consoleAttendeesTexts);
  // The one it was opened for, while it closes.
  const [last, setLast] = useState(attendee);
  if (attendee && attendee !== last) setLast(attendee);
  const supervisorId = useOrganization().session?.account.playerId ?? '';
  const done = t.timesDone({ name: last?.name ?? '' });
  const { mutateAsync: mark } = useChange(markAttendance, done, { onError: shownThere });
  const { startedAt } = quest;
  if (!last || startedAt === null) return null;
  return (
    <FormDialog<Values>
      title={t.timesTitle({ name: last.name })}
      isOpen={attendee !== null}
      onClose={onClose}
      values={{ status: stateOf(last), ...clocksOf(last.contract, quest), reason: null }}
      resolver={resolverFor(last, quest)}
      onSubmit={async ({ reason, status, ...clocks }) => {
        const item = { updateAction: 'EDIT-ATTENDANCE', id: last.contract.id, supervisorId };
        const times = wasThere(status) ? { ...timesOf(clocks, startedAt), timesReason: reason } : {};
        const typed = { status, reason, ...times };
        await mark({ contracts: [{ ...item, ...typed }] }).catch((error: unknown) => {
          // Without a connection it waits on the device like every mark.
          if (!isRetryable(shownErrorOf(error))) throw error;
          const key = { accountId: supervisorId, questId: quest.id };
          keepMarks(key, (all) => withTimes(all, last.contract, typed, Date.now()));
        });
      }}
      textField="reason"
      submitLabel={t.timesSave}
      isJudgedLate
    >
      <State />
      <StayClocks />
      <Reason attendee={last} quest={quest} />
    </FormDialog>
  );
}

const stateOf = ({ status }: Attendee): TimedStatus => STATES.find((one) => one === status) ?? 'Present';

function timesOf(clocks: Clocks, startedAt: string) {
  const { actualArrivalAt: arrival, actualDepartureAt: departure } = instantsOf(clocks, startedAt);
  return {
    actualArrivalAt: new Date(arrival).toISOString(),
    actualDepartureAt: new Date(departure).toISOString(),
  };
}

function State() {
  const t = textsOf(consoleHomeTexts);
  return (
    <BoundField source="status">
      {({ value, onChange }) => (
        <TextField
          select
          fullWidth
          label={textsOf(consoleAttendanceTexts).title}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {STATES.map((state) => (
            <MenuItem key={state} value={state}>
              {t[state]}
            </MenuItem>
          ))}
        </TextField>
      )}
    </BoundField>
  );
}

function StayClocks() {
  const t = textsOf(consoleAttendeesTexts);
  const status = useWatch<Values, 'status'>({ name: 'status' });
  if (!wasThere(status)) return null;
  return (
    <>
      <Clock source="arrival" label={t.timesArrival} />
      <Clock source="departure" label={t.timesDeparture} />
    </>
  );
}

function Clock({ source, label }: { source: keyof Clocks; label: string }) {
  return (
    <BoundField source={source}>
      {({ value, onChange, error }) => (
        <ClockField label={label} value={value} error={error} onChange={onChange} />
      )}
    </BoundField>
  );
}

function Reason({ attendee, quest }: { attendee: Attendee; quest: AttendanceQuest }) {
  const [status, arrival, departure] = useWatch<Values, ['status', 'arrival', 'departure']>({
    name: ['status', 'arrival', 'departure'],
  });
  const isLong = wasThere(status) && needsReason({ arrival, departure }, attendee.contract, quest);
  if (!isLong && !isOldMark(attendee)) return null;
  return <RecordInput source="reason" field={reasonField(isLong)} />;
}

/** Whether a mark is old enough that a change of it needs a reason. */
function isOldMark({ contract: { status, markedAt } }: Attendee): boolean {
  return status !== null && markedAt !== null && Date.now() - Date.parse(markedAt) > CHANGE_WITHOUT_REASON_MS;
}

function reasonField(isLong: boolean) {
  const t = refsOf(consoleAttendeesTexts);
  return passage({
    label: isLong ? t.timesReason : t.timesChange,
    max: TIMES_REASON_MAX,
    tooLong: t.timesReasonLong({ max: String(TIMES_REASON_MAX) }),
  });
}

function resolverFor(attendee: Attendee, quest: AttendanceQuest) {
  const t = textsOf(consoleAttendeesTexts);
  return fieldsResolver<Values>({ reason: reasonField(true) }, ({ reason, status, ...clocks }) => {
    const isLong = wasThere(status) && needsReason(clocks, attendee.contract, quest);
    const missing = isLong ? t.timesReasonMissing : isOldMark(attendee) ? t.timesChangeMissing : null;
    return {
      arrival: clocks.arrival === '' ? t.timesMissing : null,
      departure: clocks.departure === '' ? t.timesMissing : null,
      reason: reason === null ? missing : null,
    };
  });
}
