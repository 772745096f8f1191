import { Create, useNotify, useRedirect } from 'react-admin';
import { consoleDistrictsTexts } from '#domain/texts/generated/console-districts.ts';
import type { StaffDistrictFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { DistrictInputs, NEW_DISTRICT } from './DistrictInputs.tsx';

/** A new district. */
export function DistrictCreate() {
  const t = textsOf(consoleDistrictsTexts);
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ name }: StaffDistrictFragment) => {
    notify(t.added({ name }), { type: 'success' });
    redirect('list', 'districts');
  };
  return (
    <Create title={<PageTitle text={t.newDistrict} />} mutationOptions={{ onSuccess }}>
      <RecordForm defaultValues={NEW_DISTRICT} saveLabel={t.add} isNew>
        <DistrictInputs />
      </RecordForm>
    </Create>
  );
}
