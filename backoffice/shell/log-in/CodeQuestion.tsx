import { Alert, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { textsOf } from '../../language/console-locale.ts';
import { DialogForm } from '../../widgets/forms/DialogForm.tsx';
import type { Proof } from './use-proof.ts';

type Props = { email: string; proof: Proof; onLater: () => void };

/** Asks for the code that is mailed to who has no password. */
export function CodeQuestion({ email, proof, onLater }: Props) {
  const [code, setCode] = useState('');
  const { problem, isPending, isSent } = proof;
  const t = textsOf(consoleSessionTexts);
  return (
    <DialogForm
      onSubmit={() => void proof.prove({ code })}
      actions={
        <>
          <Button onClick={onLater}>{t.notNow}</Button>
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
    </DialogForm>
  );
}
