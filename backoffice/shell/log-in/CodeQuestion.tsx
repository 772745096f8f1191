import { Alert, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { DialogForm } from '../../widgets/forms/DialogForm.tsx';
import type { Proof } from './use-proof.ts';

type Props = { email: string; proof: Proof; onLater: () => void };

/** Asks for the code that is mailed to who has no password. */
export function CodeQuestion({ email, proof, onLater }: Props) {
  const [code, setCode] = useState('');
  const { problem, isPending, isSent } = proof;
  return (
    <DialogForm
      onSubmit={() => void proof.prove({ code })}
      actions={
        <>
          <Button onClick={onLater}>Not now</Button>
          <Button type="submit" variant="contained" disabled={code.trim() === '' || isPending}>
            Go on
          </Button>
        </>
      }
    >
      <p style={{ margin: 0 }} role="status">
        {isSent ? `We sent a code to ${email}.` : `We send a code to ${email}.`} It is good for 10 minutes.
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
        {isSent ? 'Send another code' : 'Send me a code'}
      </Button>
      <TextField
        label="The code from our mail"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
      />
    </DialogForm>
  );
}
