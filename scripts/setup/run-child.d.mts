import type { SpawnOptions } from 'node:child_process';

export function runChild(
  command: string,
  words: string[],
  options?: SpawnOptions & { limitMs?: number },
): Promise<number | null>;
