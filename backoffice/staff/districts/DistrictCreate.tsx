import { consoleDistrictsTexts } from '#domain/texts/generated/console-districts.ts';
import type { StaffDistrictFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { RecordCreate } from '../../widgets/pages/RecordPages.tsx';
import { DistrictInputs, NEW_DISTRICT } from './DistrictInputs.tsx';

/** A new district. */
export function DistrictCreate() {
  const t = textsOf(consoleDistrictsTexts);
  return (
    <RecordCreate<StaffDistrictFragment> title={t.newDistrict} doneText={({ name }) => t.added({ name })}>
      <RecordForm defaultValues={NEW_DISTRICT} saveLabel={t.add} isNew>
        <DistrictInputs />
      </RecordForm>
    </RecordCreate>
  );
}
