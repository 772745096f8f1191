import { Box, Button, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { type EventType, isEditable, type PublishingStatus } from '#domain/quests/quest-status.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import { said, textsOf } from '../../language/console-locale.ts';
import { editQuest } from '../../records/quest-methods.ts';
import { useChange } from '../forms/use-change.ts';

type Quest = {
  id: string;
  providerId: string;
  eventType: EventType;
  publishingStatus: PublishingStatus;
  startedAt: string | null;
  endedAt: string | null;
  resourceMaxNumber: number;
};

/** The maximum number of volunteers, for those who may edit the quest, until it starts. */
export function MaximumField({ quest }: { quest: Quest }) {
  const { canAccess } = useCanAccess({ resource: 'quests', action: 'edit', record: quest });
  const startedAt = quest.startedAt === null ? null : Date.parse(quest.startedAt);
  if (!canAccess || !isEditable({ ...quest, startedAt, endedAt: null }, Date.now())) return null;
  return <MaximumForm quest={quest} />;
}

function MaximumForm({ quest }: { quest: Quest }) {
  const { typed, setTyped, setTyping } = useTyped(String(quest.resourceMaxNumber));
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useChange(editQuest, textsOf(consoleQuestWordsTexts).modified, {
    // The button is disabled then and would let the focus go.
    onDone: () => input.current?.focus(),
    asksAnyway: true,
  });
  const wanted = Number(typed);
  const wrong = typed.trim() === '' ? null : QUEST_FIELDS.resourceMaxNumber.problem(wanted);
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault();
        setTyping(false);
        const { id, resourceMaxNumber } = quest;
        mutate({ id, resourceMaxNumber: wanted, expected: { resourceMaxNumber } });
      }}
    >
      <TextField
        type="number"
        label={textsOf(consoleQuestWordsTexts).maximum}
        inputRef={input}
        value={typed}
        onChange={(event) => {
          setTyping(true);
          setTyped(event.target.value);
        }}
        error={wrong !== null}
        helperText={wrong && said(wrong)}
        margin="none"
        sx={{ width: 170, flexShrink: 0 }}
        slotProps={{ htmlInput: { min: QUEST_LIMITS.resourceMin, max: QUEST_LIMITS.resourceMax } }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={isPending || typed.trim() === '' || wrong !== null || wanted === quest.resourceMaxNumber}
      >
        {textsOf(consoleFormsTexts).save}
      </Button>
    </Box>
  );
}

/** What stands in a field: the value, or what is being typed, whatever others make of the value meanwhile. */
function useTyped(value: string) {
  const [typed, setTyped] = useState(value);
  const [isTyping, setTyping] = useState(false);
  const [base, setBase] = useState(value);
  if (base !== value) {
    setBase(value);
    if (!isTyping) setTyped(value);
  }
  return { typed, setTyped, setTyping };
}
