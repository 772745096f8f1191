import { Box } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { consoleQuestChangesTexts } from '#domain/texts/generated/console-quest-changes.ts';
import { textsOf } from '../../language/console-locale.ts';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { NoticeWordsField } from '../who-is-told/NoticeWordsField.tsx';
import { useWhoIsTold } from '../who-is-told/use-who-is-told.ts';
import { WhoIsTold } from '../who-is-told/WhoIsTold.tsx';
import { changesOf, type EditForm, noticeableOf, problemsOf, type QuestToEdit } from './edit-form.ts';

type Props = { quest: QuestToEdit; onLookingUp: (isLookingUp: boolean) => void };

/**
 * Who is told of what was changed, asked as soon as there is something to tell that can be saved: whoever saves has
 * been told who is told.
 */
export function TellingOf({ quest, onLookingUp }: Props) {
  const form = useFormContext<EditForm>().watch();
  const noticeable = noticeableOf(changesOf(form, quest));
  const isOn = noticeable !== null && Object.keys(problemsOf(form, quest, Date.now())).length === 0;
  const told = useWhoIsTold(quest.id, noticeable ?? {}, isOn);
  const isLookingUp = isOn && !told.isKnown && !told.error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew only where it is another.
  useEffect(() => onLookingUp(isLookingUp), [isLookingUp]);
  if (!isOn) return null;
  const t = textsOf(consoleQuestChangesTexts);
  return (
    <Box sx={{ flexBasis: '100%', maxHeight: '32vh', overflowY: 'auto' }}>
      <WhoIsTold {...told} />
      {told.notice && (
        <BoundField source="noticeWords">
          {(bound) => <NoticeWordsField {...bound} label={t.word} />}
        </BoundField>
      )}
    </Box>
  );
}
