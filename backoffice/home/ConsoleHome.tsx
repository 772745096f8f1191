import { Suspense } from 'react';
import { Loading } from 'react-admin';
import { consoleMenuTexts } from '#domain/texts/generated/console-menu.ts';
import { textsOf } from '../language/console-locale.ts';
import { useOrganization } from '../session/use-organization.ts';
import { useOwnProvider } from '../session/use-own-provider.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { OrganizationGate } from '../widgets/pages/OrganizationGate.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { Desk } from './Desk.tsx';
import { Tour } from './tour/Tour.tsx';

const StaffHours = lazyPart(() => import('../hours-claims/HoursClaims.tsx'), 'HoursClaims');
const StaffQueue = lazyPart(() => import('../staff/queue/StaffQueue.tsx'), 'StaffQueue');
const OwnSchedule = lazyPart(() => import('./OwnSchedule.tsx'), 'OwnSchedule');

/** The first page of whoever manages: what needs a hand; for a charity's own account with its schedule below. */
export function ConsoleHome() {
  const { isPending, ownProvider } = useOwnProvider();
  const { isStaff, providerId: chosen } = useOrganization();
  if (isPending) return <Loading />;
  const title = ownProvider?.name ?? textsOf(consoleMenuTexts).home;
  // Staff who work for no charity just now begin with what waits for them.
  if (isStaff && chosen === null)
    return (
      <>
        <PageHeading text={title} />
        <ForStaff />
      </>
    );
  return (
    <>
      <OrganizationGate title={title}>
        {(providerId) => (
          <>
            <PageHeading text={title} />
            <Tour key={providerId} providerId={providerId} />
            <Desk providerId={providerId} />
            {ownProvider?.id === providerId && (
              <Suspense fallback={<Loading />}>
                <OwnSchedule />
              </Suspense>
            )}
          </>
        )}
      </OrganizationGate>
      {isStaff && <ForStaff />}
    </>
  );
}

/** What waits for the product's staff, of all charities. */
function ForStaff() {
  return (
    <Suspense fallback={<Loading />}>
      <StaffHours providerId={null} />
      <StaffQueue />
    </Suspense>
  );
}
