import { useState } from 'react';
import { useLeaveGuard } from '../../widgets/forms/use-leave-guard.ts';
import { useWhoIsTold } from '../who-is-told/use-who-is-told.ts';
import { afterChoice, type Side } from './edit-conflict.ts';
import {
  changesOf,
  type EditField,
  type EditForm,
  type EditValues,
  formOf,
  noticeableOf,
  problemsOf,
  type QuestToEdit,
} from './edit-form.ts';
import { useSaveQuest } from './use-save-quest.ts';

/** A quest as it is edited: what is changed, what is wrong with that, who is told of it, and saving it. */
export function useQuestEdit(loaded: QuestToEdit, onClose: () => void) {
  const [{ quest, form }, setState] = useState({ quest: loaded, form: formOf(loaded) });
  const changes = changesOf(form, quest);
  const isChanged = Object.keys(changes).length > 0;
  const problems = problemsOf(form, quest, Date.now());
  const isRight = Object.keys(problems).length === 0;
  const telling = useTelling(quest.id, changes, isRight);
  const guard = useLeaveGuard(isChanged);
  const { save, ...saving } = useSaveQuest(quest, () => {
    guard.release();
    onClose();
  });
  const submit = () => {
    if (isChanged && isRight && !telling.isLookingUp) save(changes);
  };
  const change = (part: Partial<EditForm>) =>
    setState((last) => ({ ...last, form: { ...last.form, ...part } }));
  /** The editor has chosen between what is there by now and their own. */
  const settle = (choices: Partial<Record<EditField, Side>>) => {
    if (!saving.conflict) return;
    const next = afterChoice({ quest, form }, saving.conflict.fields, choices);
    setState(next);
    saving.conflict.settle(next.quest, changesOf(next.form, next.quest));
  };
  return { quest, form, change, changes, isChanged, problems, telling, guard, saving, submit, settle };
}

/** Asked as soon as there is something to tell that can be saved. Whoever saves has been told who is told. */
function useTelling(questId: string, changes: Partial<EditValues>, isRight: boolean) {
  const noticeable = noticeableOf(changes);
  const isOn = noticeable !== null && isRight;
  const told = useWhoIsTold(questId, noticeable ?? {}, isOn);
  return { isOn, told, isLookingUp: isOn && !told.isKnown && !told.error };
}
