import type { OwnDataCopyQuery } from '../../gql/generated.ts';

type Copy = OwnDataCopyQuery['dataCopy'];

/** The button under the own file, by the key of its words; null while there is nothing to ask for. */
export function offeredOn(copy: Copy): 'askFor' | 'tryAgain' | 'askAnew' | null {
  if (!copy) return 'askFor';
  if (copy.state === 'failed') return 'tryAgain';
  return copy.state === 'ready' && !copy.nextAskAt ? 'askAnew' : null;
}
