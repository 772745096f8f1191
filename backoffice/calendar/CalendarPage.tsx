import { Suspense } from 'react';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { textsOf } from '../language/console-locale.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { CharityPage } from '../widgets/pages/CharityPage.tsx';
import { CharityCalendar } from './CharityCalendar.tsx';
import './calendar.css';

const UnansweredMessages = lazyPart(() =>
  import('../quest-messages/UnansweredMessages.tsx').then((file) => ({ default: file.UnansweredMessages })),
);

/** The managers' home: the month of the selected charity. */
export function CalendarPage() {
  return (
    <CharityPage title={textsOf(consoleCalendarTexts).calendar}>
      {(providerId) => (
        <>
          <Suspense>
            <UnansweredMessages providerId={providerId} />
          </Suspense>
          <CharityCalendar providerId={providerId} />
        </>
      )}
    </CharityPage>
  );
}
