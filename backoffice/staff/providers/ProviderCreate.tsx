import { Create, useNotify, useRedirect } from 'react-admin';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { ProviderInputs } from './ProviderInputs.tsx';
import type { ProviderRecord } from './record/provider-record.ts';
import { validateProvider } from './record/provider-validation.ts';

/** A new charity, hidden until its profile is finished. */
export function ProviderCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ id, name }: ProviderRecord) => {
    notify(`${name} has been added. Its people still need an account.`, { type: 'success' });
    redirect('edit', 'providers', id);
  };
  return (
    <Create title={<PageTitle text="New charity" />} mutationOptions={{ onSuccess }}>
      <RecordForm defaultValues={NEW_CHARITY} validate={validateProvider} saveLabel="Add charity" isNew>
        <ProviderInputs />
      </RecordForm>
    </Create>
  );
}

const NEW_CHARITY = { isVisible: false, isSponsor: false, agePolicies: [], approvedLocations: [] };
