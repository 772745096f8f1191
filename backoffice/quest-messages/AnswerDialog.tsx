import { Box } from '@mui/material';
import { useState } from 'react';
import { TextInput, useDataProvider, useNotify } from 'react-admin';
import { problemOfLength } from '#domain/quest-messages/quest-message.ts';
import { consoleQuestMessagesTexts } from '#domain/texts/generated/console-quest-messages.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { fieldsResolver } from '../fields/fields-resolver.ts';
import type { ConsoleVolunteerMessageFragment } from '../gql/generated.ts';
import { asWritten } from '../language/as-written.ts';
import { textsOf } from '../language/console-locale.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import type { ConsoleDataProvider } from '../resources/data-provider.ts';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { Quote } from '../widgets/lists/Quote.tsx';
import { answerVolunteer } from './message-methods.ts';

type Props = { message: ConsoleVolunteerMessageFragment; onClose: () => void; onSent: () => void };
type Answer = { text: string };

/** Answers what a volunteer wrote; no address of either side is shown to the other. */
export function AnswerDialog({ message, onClose, onSent }: Props) {
  const { run } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  // Pressed twice, or after a lost answer, it is sent once.
  const [clientKey] = useState(() => crypto.randomUUID());
  const t = textsOf(consoleQuestMessagesTexts);
  return (
    <FormDialog<Answer>
      title={t.answerTo({ name: volunteerName(message.contract?.chariteer ?? null) })}
      onClose={onClose}
      maxWidth="sm"
      submitLabel={t.send}
      isNew
      isJudgedLate
      asksToLeave
      textField="text"
      values={NOTHING_WRITTEN}
      resolver={fieldsResolver({}, checkText)}
      onSubmit={async ({ text }) => {
        await run(answerVolunteer, { messageId: message.id, text, clientKey });
        notify(t.answered, { type: 'success' });
        onSent();
      }}
    >
      <Box {...asWritten()}>
        <Quote>{message.body}</Quote>
      </Box>
      <TextInput
        source="text"
        label={t.text}
        isRequired
        autoFocus
        multiline
        minRows={4}
        parse={(typed: string) => typed}
        helperText={`${t.textHelp} ${t.answerHelp}`}
      />
    </FormDialog>
  );
}

const NOTHING_WRITTEN: Answer = { text: '' };

function checkText({ text }: Answer): Partial<Record<keyof Answer, string>> {
  const problem = problemOfLength(textsOf(fieldProblemsTexts), text);
  return problem === null ? {} : { text: problem };
}
