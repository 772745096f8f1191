import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { EDIT_LABELS } from '#domain/quests/changes/quest-edit.ts';
import { type Conflict, conflictFields, type Side, valueInWords } from './edit-conflict.ts';
import type { EditField, EditValues, QuestToEdit } from './edit-form.ts';

type Choices = Partial<Record<EditField, Side>>;

type Props = {
  quest: QuestToEdit;
  /** What the editor wants. */
  changes: Partial<EditValues>;
  /** What is there by now. */
  conflict: Conflict;
  isPending: boolean;
  onChosen: (choices: Choices) => void;
};

/** Both values of every field that somebody else has changed meanwhile; the editor chooses. */
export function ConflictPanel({ quest, changes, conflict, isPending, onChosen }: Props) {
  const [choices, setChoices] = useState<Choices>({});
  const fields = conflictFields(conflict);
  const isComplete = fields.every((field) => choices[field] !== undefined);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning" role="alert">
          Somebody else has changed this meanwhile. Choose what it shall be.
        </Alert>
        {fields.map((field) => (
          <FieldChoice
            key={field}
            label={EDIT_LABELS[field]}
            theirs={valueInWords(field, conflict, quest)}
            mine={valueInWords(field, changes, quest)}
            value={choices[field]}
            onChange={(side) => setChoices((last) => ({ ...last, [field]: side }))}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button
          type="button"
          variant="contained"
          disabled={!isComplete || isPending}
          onClick={() => onChosen(choices)}
        >
          Save this choice
        </Button>
      </DialogActions>
    </>
  );
}

type ChoiceProps = {
  label: string;
  theirs: string;
  mine: string;
  value: Side | undefined;
  onChange: (side: Side) => void;
};

function FieldChoice({ label, theirs, mine, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} sx={{ fontWeight: 650 }}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value as Side)}
      >
        <FormControlLabel value="theirs" control={<Radio />} label={<Value who="Now" text={theirs} />} />
        <FormControlLabel value="mine" control={<Radio />} label={<Value who="Yours" text={mine} />} />
      </RadioGroup>
    </Box>
  );
}

function Value({ who, text }: { who: string; text: string }) {
  return (
    <Box component="span" sx={{ display: 'block', py: 0.75, overflowWrap: 'anywhere' }}>
      <b>{who}:</b> {text}
    </Box>
  );
}
