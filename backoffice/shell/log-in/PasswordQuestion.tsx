import { Alert, Button, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { consoleLogInTexts } from '#domain/texts/generated/console-log-in.ts';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { textsOf } from '../../language/console-locale.ts';
import { DialogForm } from '../../widgets/forms/DialogForm.tsx';

type Props = {
  email: string;
  /** What the button says that sends the password. */
  submit: string;
  problem: string | null;
  isPending: boolean;
  onPassword: (password: string) => void;
  onLater: () => void;
  /** What is asked, and the way on for who has no password at hand. */
  lead: ReactNode;
  children: ReactNode;
};

/** Asks for the password over a page: what was typed there stays. */
export function PasswordQuestion({
  email,
  submit,
  problem,
  isPending,
  onPassword,
  onLater,
  lead,
  children,
}: Props) {
  const [password, setPassword] = useState('');
  const t = textsOf(consoleLogInTexts);
  return (
    <DialogForm
      onSubmit={() => onPassword(password)}
      actions={
        <>
          <Button onClick={onLater}>{textsOf(consoleSessionTexts).notNow}</Button>
          <Button type="submit" variant="contained" disabled={password === '' || isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <p style={{ margin: 0 }}>{lead}</p>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <TextField
        label={t.email}
        type="email"
        autoComplete="username"
        value={email}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <TextField
        autoFocus
        label={t.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {children}
    </DialogForm>
  );
}
