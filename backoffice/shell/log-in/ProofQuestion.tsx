import { Suspense, useSyncExternalStore } from 'react';
import { isProofAsked, onProofAsked } from '../../api-client/proof.ts';
import { lazyPart } from '../../widgets/loading/lazy-part.ts';

const ProofDialog = lazyPart(() => import('./ProofDialog.tsx'), 'ProofDialog');

/** Loads the dialog that asks who it is, when something asks for that. */
export function ProofQuestion({ email }: { email: string }) {
  const isAsked = useSyncExternalStore(onProofAsked, isProofAsked);
  return isAsked ? (
    <Suspense fallback={null}>
      <ProofDialog email={email} />
    </Suspense>
  ) : null;
}
