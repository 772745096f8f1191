import {
  type QuestDetailDataFragment,
  SeveralDatesDocument,
  type SeveralDatesQuery,
} from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

type Dates = SeveralDatesQuery['quest'];

/** Asked for once for a page, though its list, its sign-up and its thanks tell of them. */
const asked = new WeakMap<App.Locals, Map<string, Promise<Dates>>>();

/** A quest with the other dates of its series, each as it is for the viewer, or for a child under the account. */
export function loadDates(
  locals: App.Locals,
  { id }: Pick<QuestDetailDataFragment, 'id'>,
  childId: string | null = null,
): Promise<Dates> {
  const ofPage = asked.get(locals) ?? new Map<string, Promise<Dates>>();
  asked.set(locals, ofPage);
  const key = JSON.stringify([id, childId]);
  const known = ofPage.get(key);
  if (known) return known;
  const variables = { id, childId: childId ?? '', forChild: childId !== null };
  const dates = ask(locals, SeveralDatesDocument, variables).then(({ data }) => data?.quest ?? null);
  ofPage.set(key, dates);
  return dates;
}

/** The dates that a form chose, each once. */
export function datesIn(form: FormData): string[] {
  const dates = form.getAll('date[]').filter((id) => typeof id === 'string' && id !== '');
  return [...new Set(dates.map(String))];
}
