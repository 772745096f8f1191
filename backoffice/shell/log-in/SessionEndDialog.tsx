import { Dialog, DialogTitle, Link } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { consoleLogInTexts } from '#domain/texts/generated/console-log-in.ts';
import { apolloClient } from '../../api-client/apollo-client.ts';
import { messageOf, shownErrorOf } from '../../api-client/error-code.ts';
import { settleSessionEnd } from '../../api-client/session-end.ts';
import { ConsoleBeginPasskeyLogInDocument } from '../../gql/generated/session.ts';
import { textsOf } from '../../language/console-locale.ts';
import { authProvider } from '../../session/auth-provider.ts';
import { canUsePasskeys, isPasskeyWithheld, showPasskey } from '../../session/show-passkey.ts';
import { FactorQuestion } from './FactorQuestion.tsx';
import { logInAddress } from './LoginPage.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';

/** Says that the session has ended, and takes the password over the page: what was typed there stays. */
export function SessionEndDialog({ email }: { email: string }) {
  return (
    <Dialog open onClose={settleSessionEnd} fullWidth maxWidth="xs">
      <DialogTitle>{textsOf(consoleLogInTexts).endedTitle}</DialogTitle>
      <LogInAgain email={email} />
    </Dialog>
  );
}

function LogInAgain({ email }: { email: string }) {
  const t = textsOf(consoleLogInTexts);
  const { pathname, search } = useLocation();
  const { logIn, logInByPasskey, enterCode, isCodeAsked, problem, isPending } = useLogInAgain(email);
  const passkey = canUsePasskeys() && (
    <PasskeyButton isPending={isPending} onPress={() => void logInByPasskey()} />
  );
  if (isCodeAsked)
    return (
      <FactorQuestion
        problem={problem}
        isPending={isPending}
        onCode={(code) => void enterCode(code)}
        onLater={settleSessionEnd}
      >
        {passkey}
      </FactorQuestion>
    );
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
      {passkey}
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
  const [isCodeAsked, setCodeAsked] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setPending(true);
    setProblem(null);
    try {
      await work();
      // What could not be loaded meanwhile.
      refresh();
    } catch (refusal) {
      const { code } = shownErrorOf(refusal);
      if (code === 'SECOND_FACTOR_ASKED') return setCodeAsked(true);
      // From the beginning, with the password.
      if (code === 'LOG_IN_LAPSED') setCodeAsked(false);
      setProblem(isPasskeyWithheld(refusal) ? textsOf(consoleLogInTexts).noPasskey : messageOf(refusal));
    } finally {
      setPending(false);
    }
  };
  const logIn = (password: string) => attempt(() => authProvider.login({ email, password }));
  const logInByPasskey = () =>
    attempt(async () => {
      const { data } = await apolloClient.mutate({ mutation: ConsoleBeginPasskeyLogInDocument });
      return authProvider.login({ credential: await showPasskey(data.beginPasskeyLogIn) });
    });
  const enterCode = (code: string) => attempt(() => authProvider.enterSecondFactor(code));
  return { logIn, logInByPasskey, enterCode, isCodeAsked, problem, isPending };
}
