import { Dialog, DialogTitle, Link } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { apolloClient } from '../../api-client/apollo-client.ts';
import { messageOf } from '../../api-client/message-of.ts';
import { settleSessionEnd } from '../../api-client/session-end.ts';
import { ConsoleBeginPasskeyLogInDocument } from '../../gql/generated/session.ts';
import { textsOf } from '../../language/console-locale.ts';
import { authProvider } from '../../session/auth-provider.ts';
import { logInAddress } from './LoginPage.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { canUsePasskeys, isPasskeyWithheld, showPasskey } from './show-passkey.ts';

/** Says that the session has ended, and takes the password over the page: what was typed there stays. */
export function SessionEndDialog({ email }: { email: string }) {
  return (
    <Dialog open onClose={settleSessionEnd} fullWidth maxWidth="xs">
      <DialogTitle>{textsOf(consoleSessionTexts).endedTitle}</DialogTitle>
      <LogInAgain email={email} />
    </Dialog>
  );
}

function LogInAgain({ email }: { email: string }) {
  const t = textsOf(consoleSessionTexts);
  const { pathname, search } = useLocation();
  const { logIn, logInByPasskey, problem, isPending } = useLogInAgain(email);
  return (
    <PasswordQuestion
      email={email}
      submit={t.logIn}
      problem={problem}
      isPending={isPending}
      onPassword={(password) => void logIn(password)}
      onLater={settleSessionEnd}
      lead={t.ended}
    >
      {canUsePasskeys() && <PasskeyButton isPending={isPending} onPress={() => void logInByPasskey()} />}
      <Link href={logInAddress(pathname + search)} sx={{ py: 1, justifySelf: 'start' }}>
        {t.otherAccount}
      </Link>
    </PasswordQuestion>
  );
}

function useLogInAgain(email: string) {
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const attempt = async (given: () => Promise<Parameters<typeof authProvider.login>[0]>) => {
    setPending(true);
    setProblem(null);
    try {
      await authProvider.login(await given());
      // What could not be loaded meanwhile.
      refresh();
    } catch (refusal) {
      setProblem(isPasskeyWithheld(refusal) ? textsOf(consoleSessionTexts).noPasskey : messageOf(refusal));
    } finally {
      setPending(false);
    }
  };
  const logIn = (password: string) => attempt(async () => ({ email, password }));
  const logInByPasskey = () =>
    attempt(async () => {
      const { data } = await apolloClient.mutate({ mutation: ConsoleBeginPasskeyLogInDocument });
      return { credential: await showPasskey(data?.beginPasskeyLogIn ?? '') };
    });
  return { logIn, logInByPasskey, problem, isPending };
}
