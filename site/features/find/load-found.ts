import { addressIn } from '#domain/texts/language-address.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { FindQuestsDocument, type FindQuestsQuery } from '../../gql/generated.ts';
import { type Answer, ask as askApi } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';
import { causeChips, foldedChoices, isCauseKey } from './cause-chips.ts';
import { type FindAsk, searchOfAsk } from './find-address.ts';
import { findVariables } from './find-filter.ts';
import { foundCardOf, pointText } from './found-card.ts';
import type { FoundList } from './found-list.ts';
import {
  foundGroups,
  foundTitle,
  leftOutNotes,
  loosenings,
  nothingPicture,
  nothingTitle,
  typeCounts,
  typedProblems,
} from './found-words.ts';

/** What the API finds for an ask. */
export function loadFound(
  locals: App.Locals,
  ask: FindAsk,
  /** Whether it is told how many each type leaves, too. */
  { hasTypes = false } = {},
): Promise<Answer<FindQuestsQuery>> {
  const today = newYorkDay(locals.now);
  const variables = findVariables(ask, { today, isLoggedIn: locals.viewer !== null });
  return askApi(locals, FindQuestsDocument, { ...variables, hasTypes });
}

/** Result as the page shows it, in its language; after an error, the reason and the form as sent. */
export function foundListOf(
  locals: App.Locals,
  ask: FindAsk,
  { data, error }: Answer<FindQuestsQuery>,
): FoundList {
  const { locale, config } = locals;
  if (error)
    return failedList(
      ask,
      locals,
      errorCopyIn(locale, error, { surface: 'site', supportEmail: config.supportEmail ?? undefined }),
    );
  const found = data.findQuests;
  const isEmpty = found.quests.length === 0;
  const hrefOf = (page: number) => addressIn(locale, paths.find(searchOfAsk({ ...ask, page })));
  return {
    title: isEmpty ? nothingTitle(ask, found, locals) : foundTitle(ask, found, locals),
    isEmpty,
    total: found.total,
    place: pointText(found.place ?? null),
    groups: foundGroups(
      found.quests.map((one) => foundCardOf(one, locals)),
      ask,
      locals,
    ),
    notes: leftOutNotes(found, locale),
    loosen: loosenings(ask, found, locale),
    picture: isEmpty ? nothingPicture(ask) : null,
    page: found.page,
    previous: found.page > 1 ? hrefOf(found.page - 1) : null,
    next: found.hasMore ? hrefOf(found.page + 1) : null,
    ...choicesOf(ask, found, locale),
    problems: typedProblems(ask, found, locals),
  };
}

function failedList(ask: FindAsk, locals: App.Locals, problem: string): FoundList {
  return {
    title: '',
    isEmpty: true,
    total: 0,
    place: '',
    groups: [],
    notes: [],
    loosen: [],
    picture: null,
    page: 1,
    previous: null,
    next: null,
    ...choicesOf(ask, null, locals.locale),
    problems: { ...typedProblems(ask, null, locals), list: problem },
  };
}

function choicesOf(ask: FindAsk, found: FindQuestsQuery['findQuests'] | null, locale: Locale) {
  const all = found ? typeCounts(found.types ?? [], locale) : {};
  // The chips have their own.
  const counts = Object.fromEntries(Object.entries(all).filter(([id]) => !isCauseKey(id)));
  return { counts, causes: causeChips(ask, all, locale), foldedCount: foldedChoices(ask) };
}
