import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TIMES_REASON_MAX } from '#domain/attendance/credit-bounds.ts';
import { passage } from '#domain/fields/field-kind.ts';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { ClockField } from '../../widgets/fields/ClockField.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { markAttendance } from '../marks/mark-methods.ts';
import type { AttendanceQuest, Attendee } from '../record/attendance-record.ts';
import { type Clocks, clocksOf, instantsOf, needsReason } from './marked-times.ts';

type Props = { attendee: Attendee | null; quest: AttendanceQuest; onClose: () => void };
type Values = Clocks & { reason: string | null };

/** When a volunteer came and left, marked as present; beyond 2 hours over the plan it asks why. */
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
      values={{ ...clocksOf(last.contract, quest), reason: null }}
      resolver={resolverFor(last, quest)}
      onSubmit={async ({ reason, ...clocks }) => {
        const { actualArrivalAt: arrival, actualDepartureAt: departure } = instantsOf(clocks, startedAt);
        const times = {
          actualArrivalAt: new Date(arrival).toISOString(),
          actualDepartureAt: new Date(departure).toISOString(),
        };
        const item = { updateAction: 'EDIT-ATTENDANCE', id: last.contract.id, supervisorId, ...times };
        await mark({ contracts: [{ ...item, status: 'Present', timesReason: reason }] });
      }}
      textField="reason"
      submitLabel={t.timesSave}
      isJudgedLate
    >
      <Clock source="arrival" label={t.timesArrival} />
      <Clock source="departure" label={t.timesDeparture} />
      <Reason attendee={last} quest={quest} />
    </FormDialog>
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
  const [arrival, departure] = useWatch<Values, ['arrival', 'departure']>({ name: ['arrival', 'departure'] });
  if (!needsReason({ arrival, departure }, attendee.contract, quest)) return null;
  return <RecordInput source="reason" field={reasonField()} />;
}

function reasonField() {
  const t = refsOf(consoleAttendeesTexts);
  return passage({
    label: t.timesReason,
    max: TIMES_REASON_MAX,
    tooLong: t.timesReasonLong({ max: String(TIMES_REASON_MAX) }),
  });
}

function resolverFor({ contract }: Attendee, quest: AttendanceQuest) {
  const t = textsOf(consoleAttendeesTexts);
  return fieldsResolver<Values>({ reason: reasonField() }, ({ reason, ...clocks }) => ({
    arrival: clocks.arrival === '' ? t.timesMissing : null,
    departure: clocks.departure === '' ? t.timesMissing : null,
    reason: reason === null && needsReason(clocks, contract, quest) ? t.timesReasonMissing : null,
  }));
}
