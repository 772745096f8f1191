import {
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState } from 'react';
import { TextInput, useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { problemOfLength } from '#domain/quest-messages/quest-message.ts';
import { consoleQuestMessagesTexts } from '#domain/texts/generated/console-quest-messages.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { fieldsResolver } from '../fields/fields-resolver.ts';
import type { ConsoleMessagePreviewQuery, MessagePersonFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import type { ConsoleDataProvider } from '../resources/data-provider.ts';
import { BoundField } from '../widgets/forms/BoundField.tsx';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { ChosenPeople } from './ChosenPeople.tsx';
import { previewMessage } from './message-methods.ts';
import { ReviewMessage } from './ReviewMessage.tsx';

type Props = {
  questId: string;
  people: readonly MessagePersonFragment[];
  onClose: () => void;
  onSent: () => void;
};

export type NewMessage = { audience: 'everybody' | 'chosen'; volunteerIds: string[]; text: string };
export type Preview = ConsoleMessagePreviewQuery['previewQuestMessage'];

/** Writes to the people of a quest: first the words and to whom, then whom it reaches, then it goes. */
export function WriteDialog({ questId, people, onClose, onSent }: Props) {
  const { run } = useDataProvider<ConsoleDataProvider>();
  const [written, setWritten] = useState<NewMessage>(NOTHING_WRITTEN);
  const [preview, setPreview] = useState<Preview | null>(null);
  // Pressed twice, or after a lost answer, it is sent once.
  const [clientKey] = useState(() => crypto.randomUUID());
  if (preview) {
    const message = { questId, ...written, clientKey };
    return (
      <ReviewMessage
        message={message}
        preview={preview}
        onBack={() => setPreview(null)}
        onSent={() => {
          onSent();
          onClose();
        }}
      />
    );
  }
  return (
    <MessageForm
      people={people}
      written={written}
      onClose={onClose}
      onReview={async (message) => {
        const found = await run(previewMessage, { questId, ...message });
        setWritten(message);
        setPreview(found);
      }}
    />
  );
}

type FormProps = Pick<Props, 'people' | 'onClose'> & {
  written: NewMessage;
  onReview: (message: NewMessage) => Promise<void>;
};

function MessageForm({ people, written, onClose, onReview }: FormProps) {
  const t = textsOf(consoleQuestMessagesTexts);
  return (
    <FormDialog<NewMessage>
      title={t.dialogTitle}
      onClose={onClose}
      maxWidth="sm"
      submitLabel={t.review}
      isNew
      isJudgedLate
      asksToLeave
      isFullOnPhones
      textField="text"
      values={written}
      resolver={fieldsResolver({}, checkMessage)}
      onSubmit={async (message) => {
        await onReview(message);
        return {};
      }}
    >
      <ToWhom people={people} />
      <TextInput
        source="text"
        label={t.text}
        isRequired
        autoFocus
        multiline
        minRows={5}
        parse={(typed: string) => typed}
        helperText={t.textHelp}
      />
    </FormDialog>
  );
}

function ToWhom({ people }: Pick<Props, 'people'>) {
  const t = textsOf(consoleQuestMessagesTexts);
  const audience = useWatch<NewMessage, 'audience'>({ name: 'audience' });
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t.toWhom}</FormLabel>
      <BoundField<string> source="audience">
        {({ value, onChange }) => (
          <RadioGroup value={value} onChange={(_event, chosen) => onChange(chosen)}>
            <FormControlLabel
              value="everybody"
              control={<Radio />}
              label={t.everybodyOn({ count: people.length })}
            />
            <FormControlLabel value="chosen" control={<Radio />} label={t.someOf} />
          </RadioGroup>
        )}
      </BoundField>
      {audience === 'chosen' && (
        <BoundField<string[]> source="volunteerIds">
          {({ value, onChange, error }) => (
            <FormGroup sx={{ pl: 4 }}>
              <ChosenPeople people={people} chosen={value} onChange={onChange} />
              {error && <FormHelperText error>{error}</FormHelperText>}
            </FormGroup>
          )}
        </BoundField>
      )}
    </FormControl>
  );
}

const NOTHING_WRITTEN: NewMessage = { audience: 'everybody', volunteerIds: [], text: '' };

function checkMessage({
  audience,
  volunteerIds,
  text,
}: NewMessage): Partial<Record<keyof NewMessage, string>> {
  const problem = problemOfLength(textsOf(fieldProblemsTexts), text);
  const isNobody = audience === 'chosen' && volunteerIds.length === 0;
  return {
    ...(problem !== null && { text: problem }),
    ...(isNobody && { volunteerIds: textsOf(consoleQuestMessagesTexts).chooseSome }),
  };
}
