import { shownErrorOf } from './error-code.ts';
import { listeners } from './session-end.ts';

/**
 * Some operations ask who it is once more, when the login is a while ago. Then a dialog takes the password over the page
 * as it is, and what was refused is done by itself.
 */
let waiting: ((isProved: boolean) => void)[] = [];
const { tell, subscribe } = listeners();

/** Runs an operation; where it asks for a proof, once more after that. Throws the refusal when no one gives one. */
export async function withProof<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (shownErrorOf(error).code !== 'PROOF_NEEDED' || !(await askForProof())) throw error;
    return run();
  }
}

/** Someone has shown who they are, or would rather not: all that wait for it go on. */
export function settleProof(isProved: boolean): void {
  const settled = waiting;
  waiting = [];
  tell();
  for (const settle of settled) settle(isProved);
}

/** For useSyncExternalStore. */
export function isProofAsked(): boolean {
  return waiting.length > 0;
}

/** For useSyncExternalStore. */
export const onProofAsked = subscribe;

function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    tell();
  });
}
