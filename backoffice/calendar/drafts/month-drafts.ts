import { hasStarted } from '#domain/quests/quest-status.ts';
import { formatLongDay, formatTime } from '#domain/text/format.ts';
import { newYorkMonth } from '#domain/time/new-york-time.ts';
import type { PublishDraftsMutation } from '../../gql/generated.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';

/** The Drafts of a month: those that can be published, and those that have begun. */
export type MonthDrafts = { ready: CalendarQuest[]; begun: CalendarQuest[] };

/** `now` in epoch ms. */
export function draftsOf(quests: readonly CalendarQuest[], month: string, now: number): MonthDrafts {
  const drafts = quests.filter(
    ({ publishingStatus, startedAt }) => publishingStatus === 'Draft' && newYorkMonth(startedAt) === month,
  );
  return {
    ready: drafts.filter((quest) => !hasStarted(quest, now)),
    begun: drafts.filter((quest) => hasStarted(quest, now)),
  };
}

/** What is said before. */
export function questionText({ begun }: MonthDrafts): string {
  const shown = 'Volunteers can see them and sign up.';
  if (begun.length === 0) return shown;
  return `${shown} ${begun.length === 1 ? '1 has' : `${begun.length} have`} already begun and will not be published.`;
}

/** How many, as in «2 Drafts». */
export function draftCount(count: number): string {
  return count === 1 ? '1 Draft' : `${count} Drafts`;
}

export type RefusedDraft = { id: string; title: string; when: string | null; reason: string };

const REASONS: Readonly<Record<string, string>> = {
  QUEST_STARTED: 'It has already begun.',
  QUEST_NOT_FOUND: 'It is not there any more.',
  BAD_USER_INPUT: 'Somebody has changed it meanwhile: it is no Draft any more.',
};

/** What was not published: which it is, and why not. */
export function refusedDrafts(
  { ready, begun }: MonthDrafts,
  outcomes: PublishDraftsMutation['publishDrafts'],
): RefusedDraft[] {
  const byId = new Map([...ready, ...begun].map((quest) => [quest.id, quest]));
  return outcomes.flatMap(({ id, code, message }) => {
    if (code === null) return [];
    const quest = byId.get(id);
    const named = {
      id,
      title: quest?.eventTitle ?? 'A Draft',
      when: quest ? `${formatLongDay(quest.startedAt)}, ${formatTime(quest.startedAt)}` : null,
      reason: REASONS[code] ?? message ?? '',
    };
    return [named];
  });
}
