import { Edit, useNotify, useRecordContext, useRedirect } from 'react-admin';
import type { StaffDistrictFragment } from '../../gql/generated.ts';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { isWorthRetrying } from '../../providers/error-code.ts';
import { StaffForm } from '../StaffForm.tsx';
import { useLoadFailure } from '../use-load-failure.ts';
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
      <StaffForm>
        <DistrictInputs />
      </StaffForm>
    </Edit>
  );
}

function DistrictTitle() {
  return <PageTitle text={useRecordContext<StaffDistrictFragment>()?.name ?? 'District'} />;
}
