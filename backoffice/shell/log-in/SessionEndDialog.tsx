import { Alert, Button, Dialog, DialogTitle, Link, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { settleSessionEnd } from '../../api-client/session-end.ts';
import { authProvider } from '../../session/auth-provider.ts';
import { DialogForm } from '../../widgets/forms/DialogForm.tsx';
import { logInAddress } from './LoginPage.tsx';

/** Says that the session has ended, and takes the password over the page: what was typed there stays. */
export function SessionEndDialog({ email }: { email: string }) {
  const titleId = useId();
  return (
    <Dialog open onClose={settleSessionEnd} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>You were logged out</DialogTitle>
      <LogInAgain email={email} />
    </Dialog>
  );
}

function LogInAgain({ email }: { email: string }) {
  const { pathname, search } = useLocation();
  const [password, setPassword] = useState('');
  const { logIn, problem, isPending } = useLogInAgain(email);
  return (
    <DialogForm
      onSubmit={() => void logIn(password)}
      actions={
        <>
          <Button onClick={settleSessionEnd}>Not now</Button>
          <Button type="submit" variant="contained" disabled={password === '' || isPending}>
            LOG IN
          </Button>
        </>
      }
    >
      <p style={{ margin: 0 }}>
        Nothing is lost: this page stays as it is. Log in again, then save what you have not saved yet.
      </p>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        value={email}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <TextField
        autoFocus
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Link href={logInAddress(pathname + search)} sx={{ py: 1, justifySelf: 'start' }}>
        Another account, or a forgotten password
      </Link>
    </DialogForm>
  );
}

function useLogInAgain(email: string) {
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const logIn = async (password: string) => {
    setPending(true);
    setProblem(null);
    try {
      await authProvider.login({ email, password });
      // What could not be loaded meanwhile.
      refresh();
    } catch (refusal) {
      setProblem((refusal as Error).message);
    } finally {
      setPending(false);
    }
  };
  return { logIn, problem, isPending };
}
