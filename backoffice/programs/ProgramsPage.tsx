import { consoleProgramsTexts } from '#domain/texts/generated/console-programs.ts';
import { textsOf } from '../language/console-locale.ts';
import { OrganizationGate } from '../widgets/pages/OrganizationGate.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { KeysCard } from './KeysCard.tsx';
import { WebhooksCard } from './WebhooksCard.tsx';

/** What connects the selected charity's own programs. */
export function ProgramsPage() {
  const { title } = textsOf(consoleProgramsTexts);
  return (
    <OrganizationGate title={title}>
      {(providerId) => (
        <>
          <PageHeading text={title} />
          <KeysCard key={`keys ${providerId}`} providerId={providerId} />
          <WebhooksCard key={providerId} providerId={providerId} />
        </>
      )}
    </OrganizationGate>
  );
}
