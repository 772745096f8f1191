import { Button } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { problemOfRequestWords, requestWordsOf, STAFF_WORDS_MAX } from '#domain/charities/charity-request.ts';
import { consoleCharityRequestsTexts } from '#domain/texts/generated/console-charity-requests.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { StaffCharityRequestFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { askBackRequest, declineRequest } from './request-methods.ts';

type Props = { request: StaffCharityRequestFragment };

/** Declines a request; its sender is mailed why. */
export function DeclineRequest({ request: { id, charityName: charity } }: Props) {
  const t = textsOf(consoleCharityRequestsTexts);
  const { mutateAsync: decline } = useChange(declineRequest, t.declined({ charity }), shown);
  return (
    <WordsButton
      label={t.decline}
      labelOf={t.declineOf({ charity })}
      title={t.declineTitle({ charity })}
      wordsLabel={textsOf(consoleDeskTexts).reason}
      submitLabel={t.declineAndEmail}
      isFinal
      onSend={(reason) => decline({ id, reason })}
    />
  );
}

/** Asks the sender of a request a question, by email. */
export function AskBack({ request: { id, charityName: charity } }: Props) {
  const t = textsOf(consoleCharityRequestsTexts);
  const { mutateAsync: askBack } = useChange(askBackRequest, t.askedBack({ charity }), shown);
  return (
    <WordsButton
      label={t.askBack}
      labelOf={t.askBackOf({ charity })}
      title={t.askBackOf({ charity })}
      wordsLabel={t.question}
      submitLabel={t.sendQuestion}
      onSend={(question) => askBack({ id, question })}
    />
  );
}

const shown = { onError: shownThere };

type ButtonProps = {
  label: string;
  labelOf: string;
  title: string;
  wordsLabel: string;
  submitLabel: string;
  isFinal?: boolean;
  onSend: (words: string) => Promise<unknown>;
};

const NO_WORDS = { words: '' };

/** A button that asks for the words to email. */
function WordsButton({ label, labelOf, title, wordsLabel, submitLabel, isFinal, onSend }: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const problemOf = (typed: string) =>
    problemOfRequestWords(textsOf(fieldProblemsTexts), requestWordsOf(typed), STAFF_WORDS_MAX);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={labelOf}>
        {label}
      </Button>
      {isOpen && (
        <FormDialog
          title={title}
          maxWidth="sm"
          isNew
          isJudgedLate
          values={NO_WORDS}
          resolver={fieldsResolver<typeof NO_WORDS>({}, ({ words }) => ({ words: problemOf(words) }))}
          submitLabel={submitLabel}
          {...(isFinal && { submitColor: 'error' as const })}
          onClose={() => setOpen(false)}
          onSubmit={async ({ words }) => {
            await onSend(words);
          }}
        >
          <TextInput
            source="words"
            label={wordsLabel}
            helperText={textsOf(consoleCharityRequestsTexts).reasonHelp}
            multiline
            minRows={3}
            autoFocus
            isRequired
            parse={(typed: string) => typed}
          />
        </FormDialog>
      )}
    </>
  );
}
