import { consoleCharitiesTexts } from '#domain/texts/generated/console-charities.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { RecordCreate } from '../../widgets/pages/RecordPages.tsx';
import { ProviderInputs } from './ProviderInputs.tsx';
import type { ProviderRecord } from './record/provider-record.ts';
import { validateProvider } from './record/provider-validation.ts';

/** A new charity, hidden until its profile is finished. */
export function ProviderCreate() {
  const t = textsOf(consoleCharitiesTexts);
  return (
    <RecordCreate<ProviderRecord>
      title={t.newCharity}
      leadsTo="edit"
      doneText={({ name }) => t.added({ name })}
    >
      <RecordForm defaultValues={NEW_CHARITY} validate={validateProvider} saveLabel={t.add} isNew>
        <ProviderInputs />
      </RecordForm>
    </RecordCreate>
  );
}

const NEW_CHARITY = {
  isVisible: false,
  isSponsor: false,
  demandsEmergencyContact: true,
  demandsFullRecord: false,
  agePolicies: [],
  approvedLocations: [],
};
