import { DateInput, required, SelectInput } from 'react-admin';
import { HOUR_VALUE_STATES } from '#domain/recaps/hour-value.ts';
import { consoleHourValuesTexts } from '#domain/texts/generated/console-hour-values.ts';
import { hourValueTexts } from '#domain/texts/generated/hour-value.ts';
import type { StaffHourValueFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { RecordCreate } from '../../widgets/pages/RecordPages.tsx';
import { HourValueInputs } from './HourValueInputs.tsx';

/** A new value of an hour. */
export function HourValueCreate() {
  const t = textsOf(consoleHourValuesTexts);
  const names = textsOf(hourValueTexts);
  const states = HOUR_VALUE_STATES.map((id) => ({ id, name: names[id] }));
  return (
    <RecordCreate<StaffHourValueFragment> title={t.newValue} doneText={() => t.added}>
      <RecordForm defaultValues={{ state: HOUR_VALUE_STATES[0] }} saveLabel={t.add} isNew>
        <SelectInput source="state" label={t.state} choices={states} isRequired />
        <DateInput source="startsOn" label={t.startsOn} validate={required(t.dayMissing)} />
        <HourValueInputs />
      </RecordForm>
    </RecordCreate>
  );
}
