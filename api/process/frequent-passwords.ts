import { asProcess } from './log/current-request.ts';

/** How many of the list are refused; it is ordered by how often they were found. */
const MOST_FREQUENT = 10_000;

let known: Promise<ReadonlySet<string>> | null = null;

/**
 * The passwords in lower case that are guessed first. Read when someone chooses a password for the first time: most
 * processes of a machine, and all of its commands, never need it.
 */
export function frequentPasswords(): Promise<ReadonlySet<string>> {
  known ??= asProcess(readList);
  return known;
}

/** Not the whole package, which brings word lists that no one asks for: 3 MB of the heap in place of 8. */
async function readList(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs');
  return new Set(passwords.slice(0, MOST_FREQUENT));
}
