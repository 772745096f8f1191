import { consoleHourValuesTexts } from '#domain/texts/generated/console-hour-values.ts';
import type { StaffHourValueFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { RecordEdit } from '../../widgets/pages/RecordPages.tsx';
import { HourValueInputs } from './HourValueInputs.tsx';

/** Page to change a value; another state or day is another value. */
export function HourValueEdit() {
  const t = textsOf(consoleHourValuesTexts);
  return (
    <RecordEdit<StaffHourValueFragment> kind={t.title} doneText={() => t.saved}>
      <RecordForm>
        <HourValueInputs />
      </RecordForm>
    </RecordEdit>
  );
}
