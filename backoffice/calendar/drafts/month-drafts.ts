import { hasStarted } from '#domain/quests/quest-status.ts';
import { consoleDraftsTexts } from '#domain/texts/generated/console-drafts.ts';
import { newYorkMonth } from '#domain/time/new-york-time.ts';
import type { PublishDraftsMutation } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
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
  const t = textsOf(consoleDraftsTexts);
  return begun.length === 0 ? t.shown : `${t.shown} ${t.begun({ count: begun.length })}`;
}

export type RefusedDraft = { id: string; title: string; when: string | null; reason: string };

/** The codes of which more can be said than the API does. */
const REASONS = ['QUEST_STARTED', 'QUEST_NOT_FOUND', 'BAD_USER_INPUT'] as const;

/** What was not published: which it is, and why not. */
export function refusedDrafts(
  { ready, begun }: MonthDrafts,
  outcomes: PublishDraftsMutation['publishDrafts'],
): RefusedDraft[] {
  const byId = new Map([...ready, ...begun].map((quest) => [quest.id, quest]));
  const t = textsOf(consoleDraftsTexts);
  const { longDay, time } = consoleFormats();
  return outcomes.flatMap(({ id, code, message }) => {
    if (code === null) return [];
    const quest = byId.get(id);
    const reason = REASONS.find((one) => one === code);
    const named = {
      id,
      title: quest?.eventTitle ?? t.aDraft,
      when: quest ? `${longDay(quest.startedAt)}, ${time(quest.startedAt)}` : null,
      reason: reason ? t[reason] : (message ?? ''),
    };
    return [named];
  });
}
