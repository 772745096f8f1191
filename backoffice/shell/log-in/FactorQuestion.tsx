import { Alert, Button, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { consoleLogInTexts } from '#domain/texts/generated/console-log-in.ts';
import { consoleSecondFactorTexts } from '#domain/texts/generated/console-second-factor.ts';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { textsOf } from '../../language/console-locale.ts';
import { DialogForm } from '../../widgets/forms/DialogForm.tsx';

type Props = {
  /** What is asked; left out, that of a login. */
  lead?: string;
  problem: string | null;
  isPending: boolean;
  onCode: (code: string) => void;
  onLater: () => void;
  /** Other ways. */
  children?: ReactNode;
};

/** Asks for the code from the app over a page: what was typed there stays. */
export function FactorQuestion({ lead, problem, isPending, onCode, onLater, children }: Props) {
  const [code, setCode] = useState('');
  const t = textsOf(consoleSecondFactorTexts);
  const session = textsOf(consoleLogInTexts);
  return (
    <DialogForm
      onSubmit={() => onCode(code)}
      actions={
        <>
          <Button onClick={onLater}>{textsOf(consoleSessionTexts).notNow}</Button>
          <Button type="submit" variant="contained" disabled={code.trim() === '' || isPending}>
            {session.goOn}
          </Button>
        </>
      }
    >
      <p style={{ margin: 0 }}>{lead ?? t.codeLead}</p>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <TextField
        autoFocus
        label={t.code}
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: 20, spellCheck: false } }}
      />
      {children}
    </DialogForm>
  );
}
