import { CharityPage } from '../widgets/pages/CharityPage.tsx';
import { CalendarLoading } from './CalendarLoading.tsx';
import { CharityCalendar } from './CharityCalendar.tsx';
import './calendar.css';

/** The managers' home: the month of the selected charity. */
export function CalendarPage() {
  return (
    <CharityPage resource="calendar" title="Calendar" loading={<CalendarLoading />}>
      {(providerId) => <CharityCalendar providerId={providerId} />}
    </CharityPage>
  );
}
