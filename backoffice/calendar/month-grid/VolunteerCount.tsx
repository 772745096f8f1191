import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { countTone } from './bubble.ts';

/** How many volunteers a quest has, coloured by how many it needs; nothing where nobody can sign up. */
export function VolunteerCount({ quest }: { quest: CalendarQuest }) {
  const tone = countTone(quest);
  if (tone === null) return null;
  const { takenCount, waitingCount, resourceMaxNumber } = quest;
  const t = textsOf(consoleCalendarTexts);
  const counts = { taken: takenCount, places: resourceMaxNumber };
  return (
    <span className={`volunteer-count is-${tone}`}>
      <span aria-hidden="true">
        {takenCount}
        <span className="volunteer-max">/{resourceMaxNumber}</span>
        {waitingCount > 0 && <span className="volunteer-max"> +{waitingCount}</span>}
      </span>
      <span className="calendar-hidden">
        {waitingCount > 0
          ? t.volunteersAndWaiting({ ...counts, waiting: waitingCount })
          : t.volunteers(counts)}
      </span>
    </span>
  );
}
