import { Edit, useNotify, useRecordContext, useRedirect } from 'react-admin';
import type { StaffDistrictFragment } from '../../gql/generated.ts';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { RecordForm } from '../../layout/RecordForm.tsx';
import { useLoadFailure } from '../../layout/use-load-failure.ts';
import { isWorthRetrying } from '../../providers/error-code.ts';
import { DistrictInputs } from './DistrictInputs.tsx';

/** One district. */
export function DistrictEdit() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ name }: StaffDistrictFragment) => {
    notify(`${name} has been saved.`, { type: 'success' });
    redirect('list', 'districts');
  };
  return (
    <Edit
      title={<DistrictTitle />}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      queryOptions={{ retry: isWorthRetrying, onError: useLoadFailure('districts') }}
    >
      <RecordForm>
        <DistrictInputs />
      </RecordForm>
    </Edit>
  );
}

function DistrictTitle() {
  return <PageTitle text={useRecordContext<StaffDistrictFragment>()?.name ?? 'District'} />;
}
