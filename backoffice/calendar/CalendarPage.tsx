import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { textsOf } from '../language/console-locale.ts';
import { CharityPage } from '../widgets/pages/CharityPage.tsx';
import { CharityCalendar } from './CharityCalendar.tsx';
import './calendar.css';

/** The managers' home: the month of the selected charity. */
export function CalendarPage() {
  return (
    <CharityPage title={textsOf(consoleCalendarTexts).calendar}>
      {(providerId) => <CharityCalendar providerId={providerId} />}
    </CharityPage>
  );
}
