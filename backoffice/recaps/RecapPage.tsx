import { Loading, Title, useCanAccess } from 'react-admin';
import { OrganizationGate } from '../widgets/pages/OrganizationGate.tsx';
import { PageTitle } from '../widgets/pages/PageTitle.tsx';
import { Recap } from './Recap.tsx';
import { RecapDenied } from './RecapDenied.tsx';

const TITLE = 'Data';

/** What volunteers did for the selected charity in a month or a year. */
export function RecapPage() {
  return (
    <OrganizationGate title={TITLE}>
      {(providerId) => <RecapOrRefusal providerId={providerId} />}
    </OrganizationGate>
  );
}

function RecapOrRefusal({ providerId }: { providerId: string }) {
  const { isPending, canAccess } = useCanAccess({ resource: 'data', action: 'show' });
  if (isPending) return <Loading />;
  if (canAccess) return <Recap providerId={providerId} />;
  return (
    <>
      <Title title={<PageTitle text={TITLE} />} preferenceKey={false} />
      <RecapDenied />
    </>
  );
}
