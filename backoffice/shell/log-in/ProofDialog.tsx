import { Alert, Button, Dialog, DialogContent, DialogTitle, Link, Skeleton, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { consoleLogInTexts } from '#domain/texts/generated/console-log-in.ts';
import { consoleSecondFactorTexts } from '#domain/texts/generated/console-second-factor.ts';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { settleProof } from '../../api-client/proof.ts';
import { textsOf } from '../../language/console-locale.ts';
import { DialogForm } from '../../widgets/forms/DialogForm.tsx';
import { FactorQuestion } from './FactorQuestion.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { type Proof, useProof } from './use-proof.ts';

const notNow = () => settleProof(false);

/** Asks who it is, over the page as it is; what was refused is then done by itself. */
export function ProofDialog({ email }: { email: string }) {
  const t = textsOf(consoleLogInTexts);
  const proof = useProof();
  const { way, hasPasskey, problem, isPending } = proof;
  const passkey = hasPasskey && (
    <PasskeyButton isPending={isPending} onPress={() => void proof.proveByPasskey()} />
  );
  return (
    <Dialog open onClose={notNow} fullWidth maxWidth="xs">
      <DialogTitle>{t.proofTitle}</DialogTitle>
      {way === null && (
        <DialogContent>
          <Skeleton height={56} />
        </DialogContent>
      )}
      {way === 'PASSWORD' && (
        <PasswordQuestion
          email={email}
          submit={t.goOn}
          problem={problem}
          isPending={isPending}
          onPassword={(password) => void proof.prove({ password })}
          onLater={notNow}
          lead={t.proof}
        >
          {passkey}
          <Link href="/passwordReset" target="_blank" sx={{ py: 1, justifySelf: 'start' }}>
            {t.forgot}
          </Link>
        </PasswordQuestion>
      )}
      {way === 'ONE_TIME_PASSWORD' && (
        <FactorQuestion
          lead={textsOf(consoleSecondFactorTexts).proof}
          problem={problem}
          isPending={isPending}
          onCode={(code) => void proof.prove({ code })}
          onLater={notNow}
        />
      )}
      {way === 'MAIL_CODE' && (
        <CodeQuestion email={email} proof={proof} onLater={notNow}>
          {passkey}
        </CodeQuestion>
      )}
    </Dialog>
  );
}

type Props = { email: string; proof: Proof; onLater: () => void; children: ReactNode };

/** Asks for the code that is mailed to who has no password. */
function CodeQuestion({ email, proof, onLater, children }: Props) {
  const [code, setCode] = useState('');
  const { problem, isPending, isSent } = proof;
  const t = textsOf(consoleLogInTexts);
  return (
    <DialogForm
      onSubmit={() => void proof.prove({ code })}
      actions={
        <>
          <Button onClick={onLater}>{textsOf(consoleSessionTexts).notNow}</Button>
          <Button type="submit" variant="contained" disabled={code.trim() === '' || isPending}>
            {t.goOn}
          </Button>
        </>
      }
    >
      <p style={{ margin: 0 }} role="status">
        {isSent ? t.codeSent({ email }) : t.codeToSend({ email })}
      </p>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => void proof.send()}
        sx={{ justifySelf: 'start' }}
      >
        {isSent ? t.sendAnother : t.sendCode}
      </Button>
      <TextField
        label={t.code}
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
      />
      {children}
    </DialogForm>
  );
}
