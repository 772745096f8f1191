import { Alert, Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { consoleQuestEditTexts } from '#domain/texts/generated/console-quest-edit.ts';
import { textsOf } from '../../language/console-locale.ts';
import {
  type Choices,
  type Conflict,
  conflictFields,
  labelOf,
  type Side,
  valueInWords,
} from './edit-conflict.ts';
import { changesOf, type EditForm, type QuestToEdit } from './edit-form.ts';

type Props = {
  quest: QuestToEdit;
  /** What the editor wants. */
  form: EditForm;
  /** What is there by now. */
  fields: Conflict;
  choices: Choices;
  onChange: (choices: Choices) => void;
};

/** Lets the editor choose between two values for each field that another person changed meanwhile. */
export function ConflictChoices({ quest, form, fields, choices, onChange }: Props) {
  const changes = changesOf(form, quest);
  return (
    <>
      <Alert severity="warning" role="alert">
        {textsOf(consoleQuestEditTexts).changedMeanwhile}
      </Alert>
      {conflictFields(fields).map((field) => (
        <FieldChoice
          key={field}
          label={labelOf(field)}
          theirs={valueInWords(field, fields, quest)}
          mine={valueInWords(field, changes, quest)}
          value={choices[field]}
          onChange={(side) => onChange({ ...choices, [field]: side })}
        />
      ))}
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
  const t = textsOf(consoleQuestEditTexts);
  const id = useId();
  return (
    <Box>
      <Typography id={id} sx={{ fontWeight: 650 }}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === 'mine' ? 'mine' : 'theirs')}
      >
        <FormControlLabel value="theirs" control={<Radio />} label={<Value who={t.now} text={theirs} />} />
        <FormControlLabel value="mine" control={<Radio />} label={<Value who={t.yours} text={mine} />} />
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
