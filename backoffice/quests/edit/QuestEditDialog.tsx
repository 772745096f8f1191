import { type ReactNode, useRef, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { tidyNoticeWords } from '#domain/quests/changes/notice-words.ts';
import { consoleQuestEditTexts } from '#domain/texts/generated/console-quest-edit.ts';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import { conflictIn } from '../../api-client/error-code.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { textsOf } from '../../language/console-locale.ts';
import { type EditedQuest, editQuest } from '../../records/quest-methods.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { UnreachedDialog } from '../who-is-told/UnreachedDialog.tsx';
import { useUnreached } from '../who-is-told/use-unreached.ts';
import { ConflictChoices } from './ConflictChoices.tsx';
import { EditFields } from './EditFields.tsx';
import { afterChoice, type Choices, type Conflict, conflictFields } from './edit-conflict.ts';
import {
  changesOf,
  type EditForm,
  type EditValues,
  formOf,
  isStamp,
  noticeableOf,
  problemsOf,
  type QuestToEdit,
  seenOf,
} from './edit-form.ts';
import { TellingOf } from './TellingOf.tsx';

type Props = {
  loaded: QuestToEdit;
  /** Above the fields. */
  note?: ReactNode;
  onClose: () => void;
};
/** What the editor wanted, and what is different by now. */
type Contended = { quest: QuestToEdit; form: EditForm; fields: Conflict };

/**
 * All that can be changed of a quest before it starts, and of a stamp at any time. What someone else has changed
 * meanwhile is never overwritten: the editor chooses. At the end stands who has to be told in another way.
 */
export function QuestEditDialog({ loaded, note, onClose }: Props) {
  const t = textsOf(consoleQuestEditTexts);
  const save = useSaveQuest();
  const [values] = useState(() => formOf(loaded));
  const [contended, setContended] = useState<Contended | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [isLookingUp, setLookingUp] = useState(false);
  const notice = useRef<EditedQuest['notice']>(null);
  const unreached = useUnreached(onClose);
  const isChosen = contended && conflictFields(contended.fields).every((field) => choices[field]);
  const submit = async (typed: EditForm) => {
    const { quest, form } = contended
      ? afterChoice(contended, contended.fields, choices)
      : { quest: loaded, form: typed };
    const saved = await save(quest, changesOf(form, quest), form.noticeWords);
    if ('conflict' in saved) {
      setChoices({});
      setContended({ quest, form, fields: saved.conflict });
      return {};
    }
    notice.current = saved.notice;
    return undefined;
  };
  return (
    <>
      <FormDialog<EditForm>
        title={isStamp(loaded) ? t.editStamp : t.editQuest}
        onClose={() => unreached.finish(notice.current)}
        isFullOnPhones
        maxWidth="sm"
        {...(contended && { submitLabel: t.saveChoice })}
        isHeld={contended ? !isChosen : isLookingUp}
        asksToLeave
        values={values}
        resolver={fieldsResolver({}, (form) => problemsOf(form, loaded, Date.now()))}
        onSubmit={submit}
        actions={!contended && <TellingOf quest={loaded} onLookingUp={setLookingUp} />}
      >
        {contended ? (
          <ConflictChoices {...contended} choices={choices} onChange={setChoices} />
        ) : (
          <EditFields quest={loaded} note={note} />
        )}
      </FormDialog>
      <UnreachedDialog notice={unreached.shown} onClose={unreached.close} />
    </>
  );
}

/** Saves changes of a quest, and hands back what someone else has changed meanwhile. */
function useSaveQuest() {
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
