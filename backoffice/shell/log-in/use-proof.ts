import { useEffect, useState } from 'react';
import { apolloClient } from '../../api-client/apollo-client.ts';
import { ConsoleError } from '../../api-client/error-code.ts';
import { settleProof } from '../../api-client/proof.ts';
import {
  ConsoleIdentityProofDocument,
  ConsoleProveIdentityDocument,
  ConsoleSendProofCodeDocument,
} from '../../gql/generated/layout.ts';
import { knownSupportEmail } from '../../session/session.ts';

export type Proof = ReturnType<typeof useProof>;

/** How somebody shows who they are, and what became of it. */
export function useProof() {
  const [way, setWay] = useState<'PASSWORD' | 'ONE_TIME_PASSWORD' | 'MAIL_CODE' | null>(null);
  const [isSent, setSent] = useState(false);
  const { problem, isPending, run } = useAttempt();
  useEffect(() => {
    apolloClient.query({ query: ConsoleIdentityProofDocument }).then(
      ({ data }) => setWay(data.identityProof.way),
      // The password is asked for; what is wrong is told when it is sent.
      () => setWay('PASSWORD'),
    );
  }, []);
  const prove = (given: { password: string } | { code: string }) =>
    run(async () => {
      await apolloClient.mutate({ mutation: ConsoleProveIdentityDocument, variables: given });
      settleProof(true);
    });
  const send = () =>
    run(async () => {
      await apolloClient.mutate({ mutation: ConsoleSendProofCodeDocument });
      setSent(true);
    });
  return { way, problem, isPending, isSent, prove, send };
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
      setProblem(new ConsoleError(refusal, { supportEmail: knownSupportEmail() }).message);
    } finally {
      setPending(false);
    }
  };
  return { problem, isPending, run };
}
