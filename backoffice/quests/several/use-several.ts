import { useRef, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { tidyNoticeWords } from '#domain/quests/changes/notice-words.ts';
import { consoleSeveralTexts } from '#domain/texts/generated/console-several.ts';
import { EditQuestsDocument, PreviewQuestsEditDocument } from '../../gql/generated/quests.ts';
import type { QuestsEditedFragment, SeveralChangesInput } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { reading, writing } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { type ChosenQuest, changedMeanwhile, versionsOf } from './several-form.ts';

/** What a change of several quests would do. */
const severalPreview = reading(PreviewQuestsEditDocument, (data) => data.previewQuestsEdit);

/** Changes several quests alike. */
const editSeveral = writing(EditQuestsDocument, (data) => data.editQuests);

type Chosen = { providerId: string; quests: readonly ChosenQuest[] };

/** What a change would do, asked anew with each other change; the last answer stays meanwhile. */
export function useSeveralPreview({ providerId, quests }: Chosen, changes: SeveralChangesInput | null) {
  const asked = { providerId, quests: versionsOf(quests), changes: changes ?? {} };
  const { data, error } = useAnswer(severalPreview, asked, {
    ...{ enabled: changes !== null, keepsLast: true, gcTime: 0, staleTime: 0 },
  });
  return { preview: data ?? null, isKnown: data !== undefined, error };
}

/** Changes quests; those that someone else changed meanwhile come back as they are now. */
export function useEditSeveral(chosen: Chosen) {
  const { run } = useDataProvider<ConsoleDataProvider>();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const done = useRef(0);
  const [results, setResults] = useState<QuestsEditedFragment['results'] | null>(null);
  const quests = results ? changedMeanwhile(results) : chosen.quests;
  const edit = async (changes: SeveralChangesInput, words: string): Promise<'all' | 'some' | 'none'> => {
    const noticeWords = tidyNoticeWords(words);
    const asked = { providerId: chosen.providerId, quests: versionsOf(quests), changes };
    const edited = await run(editSeveral, { ...asked, noticeWords });
    const count = edited.results.filter(({ isChanged }) => isChanged).length;
    const t = textsOf(consoleSeveralTexts);
    if (count > 0) notifyDone((changes.isCancelled ? t.canceled : t.changed)({ count }), edited.undoToken);
    done.current += count;
    refresh();
    const now = [...new Map([...(results ?? []), ...edited.results].map((one) => [one.id, one])).values()];
    if (now.some(({ code }) => code !== null)) {
      setResults(now);
      return 'some';
    }
    return done.current > 0 ? 'all' : 'none';
  };
  return { edit, quests, results, done };
}
