import { Loading, useCanAccess } from 'react-admin';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { textsOf } from '../language/console-locale.ts';
import { OrganizationGate } from '../widgets/pages/OrganizationGate.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { Recap } from './Recap.tsx';
import { RecapDenied } from './RecapDenied.tsx';

/** What volunteers did for the selected charity in a month or a year. */
export function RecapPage() {
  return (
    <OrganizationGate title={textsOf(consoleRecapsTexts).title}>
      {(providerId) => <RecapOrRefusal providerId={providerId} />}
    </OrganizationGate>
  );
}

function RecapOrRefusal({ providerId }: { providerId: string }) {
  const { isPending, canAccess } = useCanAccess({ resource: 'data', action: 'list' });
  if (isPending) return <Loading />;
  if (canAccess) return <Recap providerId={providerId} />;
  return (
    <>
      <PageHeading text={textsOf(consoleRecapsTexts).title} />
      <RecapDenied />
    </>
  );
}
