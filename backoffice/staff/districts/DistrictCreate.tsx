import { Create, useNotify, useRedirect } from 'react-admin';
import type { StaffDistrictFragment } from '../../gql/generated.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { DistrictInputs, NEW_DISTRICT } from './DistrictInputs.tsx';

/** A new district. */
export function DistrictCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ name }: StaffDistrictFragment) => {
    notify(`${name} has been added.`, { type: 'success' });
    redirect('list', 'districts');
  };
  return (
    <Create title={<PageTitle text="New district" />} mutationOptions={{ onSuccess }}>
      <RecordForm defaultValues={NEW_DISTRICT} saveLabel="Add district" isNew>
        <DistrictInputs />
      </RecordForm>
    </Create>
  );
}
