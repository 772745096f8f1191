import { Link } from '@mui/material';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import { consolePopoverTexts } from '#domain/texts/generated/console-popover.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { calendarVolunteers } from '../month-data/calendar-methods.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { volunteerSummary } from './volunteer-summary.ts';

/** How many come to a quest, and who: their names are asked for when its bubble opens. */
export function WhoComes({ quest }: { quest: CalendarQuest }) {
  const { id, takenCount, waitingCount, resourceMaxNumber } = quest;
  const t = textsOf(consolePopoverTexts);
  const counts = { taken: takenCount, places: resourceMaxNumber };
  const counted =
    waitingCount > 0 ? t.countedAndWaiting({ ...counts, waiting: waitingCount }) : t.counted(counts);
  return (
    <dd>
      {counted} {takenCount === 0 ? volunteerSummary([]) : <Names questId={id} />}
    </dd>
  );
}

function Names({ questId }: { questId: string }) {
  const t = textsOf(consolePopoverTexts);
  const { data: volunteers, error, refetch } = useAnswer(calendarVolunteers, { questId });
  if (volunteers) return volunteerSummary(volunteers);
  if (!error) return <span role="status">{t.lookingUp}</span>;
  return (
    <span role="alert">
      {t.lookUpFailed({ reason: error.message })}{' '}
      <Link component="button" type="button" onClick={() => void refetch()}>
        {textsOf(consoleNoticesTexts).tryAgain}
      </Link>
    </span>
  );
}
