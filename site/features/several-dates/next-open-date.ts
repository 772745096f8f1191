import { shortDayIn } from '#domain/messages/named-quest.ts';
import { isPlainSignUp } from '#domain/sign-up/several-dates.ts';
import type { DateDataFragment, QuestDetailDataFragment } from '../../gql/generated.ts';
import { paths } from '../../lib/paths.ts';
import { loadDates } from './load-dates.ts';

/** The next other date of the same quest that the viewer, or whoever joins now, can sign up for; null for none. */
export async function nextOpenDate(
  locals: App.Locals,
  quest: Pick<QuestDetailDataFragment, 'id'>,
): Promise<{ day: string; href: string } | null> {
  const dates = (await loadDates(locals, quest))?.otherDates ?? [];
  const next = dates.find(isOpen);
  if (!next?.startedAt) return null;
  const day = shortDayIn(locals.locale, Date.parse(next.startedAt));
  return { day, href: paths.quest(next.providerId, next.id) };
}

function isOpen(date: DateDataFragment): boolean {
  const { verdict, newcomerStart } = date.viewerVerdict;
  if (newcomerStart !== null) return newcomerStart === 'SIGN_UP';
  return isPlainSignUp(verdict, date) && date.viewerClashes.length === 0;
}
