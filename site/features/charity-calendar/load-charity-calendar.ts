import { isoOf, monthBounds } from '#domain/time/new-york-time.ts';
import { CharityCalendarDocument, type CharityCalendarQuery } from '../../gql/generated.ts';
import { type Answer, ask } from '../../lib/api-client.ts';

/** A charity with its quests of one month 'YYYY-MM'. */
export function loadCharityCalendar(
  locals: App.Locals,
  providerId: string,
  month: string,
): Promise<Answer<CharityCalendarQuery>> {
  const { start, end } = monthBounds(month);
  const [from, to] = [start, end].map((instant) => isoOf(instant));
  return ask(locals, CharityCalendarDocument, { providerId, from: from ?? '', to: to ?? '' });
}
