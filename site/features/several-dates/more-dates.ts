import { severalDatesTexts } from '#domain/texts/generated/several-dates.ts';
import type { SignUpQuestFragment } from '../../gql/generated.ts';
import { dateChoices } from './date-choice.ts';
import { loadDates } from './load-dates.ts';
import type { MoreDatesView } from './MoreDates.tsx';

/** How many of the next dates a sign-up offers besides; the page has all. */
const OFFERED = 5;

/** The next open dates of the same series, to be chosen in the sign-up for one; null where there are none. */
export async function moreDatesView(
  locals: App.Locals,
  quest: Pick<SignUpQuestFragment, 'id'>,
): Promise<MoreDatesView | null> {
  const dates = (await loadDates(locals, quest))?.otherDates ?? [];
  const open = dateChoices(locals, dates).filter(({ state, id }) => state === 'open' && id !== quest.id);
  if (open.length === 0) return null;
  const { title, dates: legend, hint } = severalDatesTexts(locals.locale);
  const offered = open.slice(0, OFFERED);
  return {
    title,
    legend,
    hint,
    dates: offered.map(({ id, shortDay, time, text }) => ({ id, shortDay, time, text })),
  };
}
