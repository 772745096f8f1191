import { Typography } from '@mui/material';
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
import { questWhen } from '../records/quest-when.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { ChoiceField } from '../widgets/fields/ChoiceField.tsx';
import { ClockField } from '../widgets/fields/ClockField.tsx';
import { BoundField } from '../widgets/forms/BoundField.tsx';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../widgets/forms/use-change.ts';

import { ClaimFacts } from './ClaimFacts.tsx';
import { answerHoursClaim } from './claim-methods.ts';

type Values = {
  answer: 'accepted' | 'partly' | 'refused';
  arrival: string;
  departure: string;
  reason: string | null;
};

/** Accepts a claim, as it is or with other times, or declines it with a reason; beside what is planned and marked. */
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
        answer: 'accepted',
        arrival: clockOf(actualArrivalAt ?? quest?.startedAt),
        departure: clockOf(actualDepartureAt ?? quest?.endedAt),
        reason: null,
      }}
      resolver={resolverFor(claim)}
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
      isNew
      isJudgedLate
    >
      <div>
        {quest && (
          <Typography>
            {quest.eventTitle}, {questWhen(quest).day}
          </Typography>
        )}
        <ClaimFacts claim={claim} />
      </div>
      <Answers />
      <Times />
      <RecordInput source="reason" field={reasonField()} />
    </FormDialog>
  );
}

function Answers() {
  const t = textsOf(consoleHoursTexts);
  return (
    <BoundField<Values['answer']> source="answer">
      {({ value, onChange }) => (
        <ChoiceField
          label={t.answer}
          value={value}
          onChange={onChange}
          choices={[
            { id: 'accepted', name: t.accept },
            { id: 'partly', name: t.partly },
            { id: 'refused', name: t.refuse },
          ]}
        />
      )}
    </BoundField>
  );
}

function Times() {
  const t = textsOf(consoleHoursTexts);
  const answer = useWatch<Values, 'answer'>({ name: 'answer' });
  if (answer !== 'partly') return null;
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

function resolverFor({ needsReason }: ConsoleHoursClaimFragment) {
  const t = textsOf(consoleHoursTexts);
  const isNeeded = (answer: Values['answer']) =>
    answer === 'refused' || (answer === 'accepted' && needsReason);
  return fieldsResolver<Values>({ reason: reasonField() }, ({ answer, arrival, departure, reason }) => ({
    arrival: answer === 'partly' && arrival === '' ? t.timesMissing : null,
    departure: answer === 'partly' && departure === '' ? t.timesMissing : null,
    reason: isNeeded(answer) && reason === null ? t.reasonMissing : null,
  }));
}
