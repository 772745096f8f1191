import { useWatch } from 'react-hook-form';
import { CLAIM_WORDS_MAX } from '#domain/attendance/hours-claim.ts';
import { passage } from '#domain/fields/field-kind.ts';
import { consoleHoursTexts } from '#domain/texts/generated/console-hours.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { newYorkClock } from '#domain/time/new-york-time.ts';
import { instantsOf } from '../attendance/attendees/marked-times.ts';
import { fieldsResolver } from '../fields/fields-resolver.ts';
import { RecordInput } from '../fields/RecordInput.tsx';
import type { ConsoleHoursClaimFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { ClockField } from '../widgets/fields/ClockField.tsx';
import { BoundField } from '../widgets/forms/BoundField.tsx';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../widgets/forms/use-change.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { answerHoursClaim } from './claim-methods.ts';

type Values = { answer: 'partly' | 'refused'; arrival: string; departure: string; reason: string | null };

/** Accepts a claim with other times, or declines it with a reason. */
export function AnswerDialog({ claim, onClose }: { claim: ConsoleHoursClaimFragment; onClose: () => void }) {
  const t = textsOf(consoleHoursTexts);
  const name = volunteerName(claim.chariteer);
  const { mutateAsync } = useChange(answerHoursClaim, t.done({ name }), { onError: shownThere });
  const { actualArrivalAt, actualDepartureAt, quest, status } = claim;
  const clockOf = (instant: string | null | undefined) => (instant ? newYorkClock(Date.parse(instant)) : '');
  return (
    <FormDialog<Values>
      title={t.answerOf({ name })}
      onClose={onClose}
      values={{
        answer: 'refused',
        arrival: clockOf(actualArrivalAt ?? quest?.startedAt),
        departure: clockOf(actualDepartureAt ?? quest?.endedAt),
        reason: null,
      }}
      resolver={resolverFor()}
      onSubmit={async ({ answer, reason, ...clocks }) => {
        const day = actualArrivalAt ?? quest?.startedAt;
        const isPartly = answer === 'partly' && day != null;
        const at = isPartly ? instantsOf(clocks, day) : null;
        const times = at && {
          status: status === 'Excused' ? ('Present' as const) : status,
          actualArrivalAt: new Date(at.actualArrivalAt).toISOString(),
          actualDepartureAt: new Date(at.actualDepartureAt).toISOString(),
        };
        await mutateAsync({ id: claim.id, answer, reason, ...times });
      }}
      textField="reason"
      submitLabel={t.answer}
      isJudgedLate
    >
      <BoundField source="answer">
        {({ value, onChange }) => (
          <ChoiceField
            label={t.answer}
            value={value}
            onChange={onChange}
            choices={[
              { id: 'refused', name: t.refuse },
              { id: 'partly', name: t.partly },
            ]}
          />
        )}
      </BoundField>
      <Times />
      <RecordInput source="reason" field={reasonField()} />
    </FormDialog>
  );
}

function Times() {
  const t = textsOf(consoleHoursTexts);
  const answer = useWatch<Values, 'answer'>({ name: 'answer' });
  if (answer === 'refused') return null;
  return (['arrival', 'departure'] as const).map((source) => (
    <BoundField key={source} source={source}>
      {({ value, onChange, error }) => (
        <ClockField label={t[source]} value={value} error={error} onChange={onChange} />
      )}
    </BoundField>
  ));
}

function reasonField() {
  const t = refsOf(consoleHoursTexts);
  return passage({
    label: t.reason,
    max: CLAIM_WORDS_MAX,
    tooLong: t.reasonLong({ max: String(CLAIM_WORDS_MAX) }),
  });
}

function resolverFor() {
  const t = textsOf(consoleHoursTexts);
  return fieldsResolver<Values>({ reason: reasonField() }, ({ answer, arrival, departure, reason }) => ({
    arrival: answer === 'partly' && arrival === '' ? t.timesMissing : null,
    departure: answer === 'partly' && departure === '' ? t.timesMissing : null,
    reason: answer === 'refused' && reason === null ? t.reasonMissing : null,
  }));
}
