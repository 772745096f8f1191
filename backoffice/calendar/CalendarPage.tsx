import { CharityPage } from '../widgets/pages/CharityPage.tsx';
import { CharityCalendar } from './CharityCalendar.tsx';
import './calendar.css';

/** The managers' home: the month of the selected charity. */
export function CalendarPage() {
  return (
    <CharityPage title="Calendar">{(providerId) => <CharityCalendar providerId={providerId} />}</CharityPage>
  );
}
