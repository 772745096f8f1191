import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleDistrictsTexts } from '#domain/texts/generated/console-districts.ts';
import type { StaffDistrictFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { RecordEdit } from '../../widgets/pages/RecordPages.tsx';
import { DistrictInputs } from './DistrictInputs.tsx';

/** Page to edit a district. */
export function DistrictEdit() {
  return (
    <RecordEdit<StaffDistrictFragment>
      kind={textsOf(consoleDeskTexts).district}
      doneText={({ name }) => textsOf(consoleDistrictsTexts).saved({ name })}
    >
      <RecordForm>
        <DistrictInputs />
      </RecordForm>
    </RecordEdit>
  );
}
