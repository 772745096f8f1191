import { Link } from '@mui/material';
import { useAnswer } from '../../resources/use-method.ts';
import { calendarVolunteers } from '../month-data/calendar-methods.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { volunteerSummary } from './volunteer-summary.ts';

/** How many come to a quest, and who: their names are asked for when its bubble opens. */
export function WhoComes({ quest }: { quest: CalendarQuest }) {
  const { id, takenCount, resourceMaxNumber } = quest;
  return (
    <dd>
      {takenCount} of {resourceMaxNumber}: {takenCount === 0 ? volunteerSummary([]) : <Names questId={id} />}
    </dd>
  );
}

function Names({ questId }: { questId: string }) {
  const { data: volunteers, error, refetch } = useAnswer(calendarVolunteers, { questId });
  if (volunteers) return volunteerSummary(volunteers);
  if (!error) return <span role="status">Looking up who comes …</span>;
  return (
    <span role="alert">
      Who comes could not be looked up: {error.message}{' '}
      <Link component="button" type="button" onClick={() => void refetch()}>
        Try again
      </Link>
    </span>
  );
}
