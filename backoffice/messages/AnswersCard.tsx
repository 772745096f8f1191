import { Box, Button, Card, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { TextInput, useDataProvider, useNotify } from 'react-admin';
import { checkEmailAddress } from '#domain/identity/registration.ts';
import { consoleAnswersAddressTexts } from '#domain/texts/generated/console-answers-address.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { fieldsResolver } from '../fields/fields-resolver.ts';
import { textsOf } from '../language/console-locale.ts';
import type { ConsoleDataProvider } from '../resources/data-provider.ts';
import { useAnswer, useMethod } from '../resources/use-method.ts';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { answersAddress, askForAnswers, removeAnswers } from './message-methods.ts';

/** For a charity's admins: where answers to its messages go, and ways to change that. */
export function AnswersCard({ providerId }: { providerId: string }) {
  const headingId = useId();
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const t = textsOf(consoleAnswersAddressTexts);
  const { data, error, refetch } = useAnswer(answersAddress, { providerId });
  const { mutate, isPending } = useMethod(removeAnswers, {
    onSuccess: () => {
      notify(t.removed, { type: 'success' });
      void refetch();
    },
  });
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 }, mt: 2, maxWidth: 760 }}>
      <Typography id={headingId} variant="h2">
        {t.title}
      </Typography>
      {error && <FailureAlert error={error} onRetry={refetch} />}
      {data !== undefined && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {data === null ? t.nobody : t.goTo({ address: data })}
        </Typography>
      )}
      {data !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {data === null ? t.set : t.other}
          </Button>
          {data !== null && (
            <Button disabled={isPending} onClick={() => mutate({ providerId })}>
              {t.remove}
            </Button>
          )}
        </Box>
      )}
      {isAsking && <AddressDialog providerId={providerId} onClose={() => setAsking(false)} />}
    </Card>
  );
}

type Asked = { emailAddress: string };

/** Sends a link to the address, which confirms it. */
function AddressDialog({ providerId, onClose }: { providerId: string; onClose: () => void }) {
  const { run } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const t = textsOf(consoleAnswersAddressTexts);
  return (
    <FormDialog<Asked>
      title={t.title}
      onClose={onClose}
      submitLabel={t.sendLink}
      isNew
      isJudgedLate
      textField="emailAddress"
      values={{ emailAddress: '' }}
      resolver={fieldsResolver({}, checkAsked)}
      onSubmit={async ({ emailAddress }) => {
        await run(askForAnswers, { providerId, emailAddress });
        notify(t.asked({ address: emailAddress.trim() }), { type: 'success' });
      }}
    >
      <TextInput
        source="emailAddress"
        type="email"
        label={t.address}
        isRequired
        autoFocus
        autoComplete="off"
        parse={(typed: string) => typed}
        helperText={t.help}
      />
    </FormDialog>
  );
}

function checkAsked({ emailAddress }: Asked): Partial<Record<keyof Asked, string>> {
  const problem = checkEmailAddress(textsOf(fieldProblemsTexts), emailAddress);
  return problem === null ? {} : { emailAddress: problem };
}
