import { Create, useNotify, useRedirect } from 'react-admin';
import { consoleCharitiesTexts } from '#domain/texts/generated/console-charities.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { ProviderInputs } from './ProviderInputs.tsx';
import type { ProviderRecord } from './record/provider-record.ts';
import { validateProvider } from './record/provider-validation.ts';

/** A new charity, hidden until its profile is finished. */
export function ProviderCreate() {
  const t = textsOf(consoleCharitiesTexts);
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ id, name }: ProviderRecord) => {
    notify(t.added({ name }), { type: 'success' });
    redirect('edit', 'providers', id);
  };
  return (
    <Create title={<PageTitle text={t.newCharity} />} mutationOptions={{ onSuccess }}>
      <RecordForm defaultValues={NEW_CHARITY} validate={validateProvider} saveLabel={t.add} isNew>
        <ProviderInputs />
      </RecordForm>
    </Create>
  );
}

const NEW_CHARITY = { isVisible: false, isSponsor: false, agePolicies: [], approvedLocations: [] };
