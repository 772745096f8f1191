import { Edit, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleDistrictsTexts } from '#domain/texts/generated/console-districts.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import type { StaffDistrictFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { useLoadFailure } from '../../widgets/forms/use-load-failure.ts';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { DistrictInputs } from './DistrictInputs.tsx';

/** One district. */
export function DistrictEdit() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ name }: StaffDistrictFragment) => {
    notify(textsOf(consoleDistrictsTexts).saved({ name }), { type: 'success' });
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
  return (
    <PageTitle text={useRecordContext<StaffDistrictFragment>()?.name ?? textsOf(consoleDeskTexts).district} />
  );
}
