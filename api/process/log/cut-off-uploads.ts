import { asProcess } from './current-request.ts';

const MINUTE_MS = 60_000;

/**
 * Counts uploads that their senders cut off, and has at most one line a minute written about them: the first one right
 * away, the others with their number once the minute is over.
 */
export function createCutOffCount(write: (uploads: number) => void): () => void {
  let uploads = 0;
  let minute: NodeJS.Timeout | null = null;

  function tell(): void {
    minute = null;
    if (uploads === 0) return;
    write(uploads);
    uploads = 0;
    minute = asProcess(() => setTimeout(tell, MINUTE_MS).unref());
  }

  return function count(): void {
    uploads += 1;
    if (minute === null) tell();
  };
}
