import { useEffect, useState } from 'react';
import { consoleLogInTexts } from '#domain/texts/generated/console-log-in.ts';
import { apolloClient } from '../../api-client/apollo-client.ts';
import { ConsoleError } from '../../api-client/error-code.ts';
import { settleProof } from '../../api-client/proof.ts';
import {
  ConsoleBeginPasskeyProofDocument,
  ConsoleIdentityProofDocument,
  ConsoleProveByPasskeyDocument,
  ConsoleProveIdentityDocument,
  ConsoleSendProofCodeDocument,
} from '../../gql/generated/shell.ts';
import { textsOf } from '../../language/console-locale.ts';
import { knownSupportEmail } from '../../session/session.ts';
import { canUsePasskeys, isPasskeyWithheld, showPasskey } from '../../session/show-passkey.ts';

export type Proof = ReturnType<typeof useProof>;

/** How someone shows who they are, and what became of it. */
export function useProof() {
  const [way, setWay] = useState<'PASSWORD' | 'ONE_TIME_PASSWORD' | 'MAIL_CODE' | null>(null);
  const [hasPasskey, setHasPasskey] = useState(false);
  const [isSent, setSent] = useState(false);
  const { problem, isPending, run } = useAttempt();
  useEffect(() => {
    apolloClient.query({ query: ConsoleIdentityProofDocument }).then(
      ({ data: { identityProof } }) => {
        setWay(identityProof.way);
        setHasPasskey(identityProof.hasPasskey && canUsePasskeys());
      },
      // The password is asked for; what is wrong is told when it is sent.
      () => setWay('PASSWORD'),
    );
  }, []);
  const prove = (given: { password: string } | { code: string }) =>
    run(async () => {
      await apolloClient.mutate({ mutation: ConsoleProveIdentityDocument, variables: given });
      settleProof(true);
    });
  const proveByPasskey = () =>
    run(async () => {
      const { data } = await apolloClient.mutate({ mutation: ConsoleBeginPasskeyProofDocument });
      const credential = await showPasskey(data.beginPasskeyProof);
      await apolloClient.mutate({ mutation: ConsoleProveByPasskeyDocument, variables: { credential } });
      settleProof(true);
    });
  const send = () =>
    run(async () => {
      await apolloClient.mutate({ mutation: ConsoleSendProofCodeDocument });
      setSent(true);
    });
  return { way, hasPasskey, problem, isPending, isSent, prove, proveByPasskey, send };
}

function useAttempt() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const run = async (attempt: () => Promise<void>) => {
    setPending(true);
    setProblem(null);
    try {
      await attempt();
    } catch (refusal) {
      setProblem(
        isPasskeyWithheld(refusal)
          ? textsOf(consoleLogInTexts).noPasskey
          : new ConsoleError(refusal, { supportEmail: knownSupportEmail() }).message,
      );
    } finally {
      setPending(false);
    }
  };
  return { problem, isPending, run };
}
