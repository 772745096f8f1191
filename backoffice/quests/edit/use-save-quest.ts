import { useDataProvider, useRefresh } from 'react-admin';
import { tidyNoticeWords } from '#domain/quests/changes/notice-words.ts';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import { conflictIn } from '../../api-client/conflict-in.ts';
import { textsOf } from '../../language/console-locale.ts';
import { type EditedQuest, editQuest } from '../../records/quest-methods.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import type { Conflict } from './edit-conflict.ts';
import { type EditValues, noticeableOf, type QuestToEdit, seenOf } from './edit-form.ts';

/** Saves changes of a quest, and hands back what somebody else has changed meanwhile. */
export function useSaveQuest() {
  const { run } = useDataProvider<ConsoleDataProvider>();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  return async (
    quest: QuestToEdit,
    changes: Partial<EditValues>,
    words: string,
  ): Promise<Pick<EditedQuest, 'notice'> | { conflict: Conflict }> => {
    // The editor has taken over what is there now.
    if (Object.keys(changes).length === 0) {
      refresh();
      return { notice: null };
    }
    try {
      const saved = await run(editQuest, {
        id: quest.id,
        ...changes,
        ...wordsFor(changes, words),
        expected: seenOf(changes, quest),
      });
      notifyDone(textsOf(consoleQuestWordsTexts).modified, saved.undoToken);
      refresh();
      return saved;
    } catch (error) {
      const conflict = conflictIn<EditValues>(error);
      if (conflict) return { conflict };
      throw error;
    }
  };
}

/** What was typed for people who are not told anything goes nowhere. */
function wordsFor(changes: Partial<EditValues>, typed: string): { noticeWords?: string } {
  const noticeWords = tidyNoticeWords(typed);
  return noticeWords === null || noticeableOf(changes) === null ? {} : { noticeWords };
}
