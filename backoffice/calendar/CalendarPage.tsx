import { Title, useRequireAccess } from 'react-admin';
import { OrganizationGate } from '../layout/OrganizationGate.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useOrganization } from '../layout/use-organization.ts';
import { CalendarLoading } from './CalendarLoading.tsx';
import { CharityCalendar } from './CharityCalendar.tsx';
import './calendar.css';

const TITLE = 'Calendar';

/** The managers' home: the month of the selected charity. */
export function CalendarPage() {
  const { isPending } = useRequireAccess({ resource: 'calendar', action: 'list' });
  if (isPending) return <CalendarLoading />;
  return (
    <OrganizationGate title={TITLE}>
      <Title title={<PageTitle text={TITLE} />} preferenceKey={false} />
      <SelectedCharity />
    </OrganizationGate>
  );
}

function SelectedCharity() {
  const { providerId } = useOrganization();
  // Another charity is another calendar: nothing chosen or opened for the last one stays.
  return providerId === null ? null : <CharityCalendar key={providerId} providerId={providerId} />;
}
