import { createHash } from 'node:crypto';

/**
 * The name of a session for its owner: made of the id in the table, which leads from there to nothing. No one is told
 * the id itself, which is the hash of what opens the session.
 */
export function publicSessionId(id: string): string {
  return createHash('sha256').update(`session ${id}`).digest('hex').slice(0, 32);
}

/** The name of a session for the browser that keeps its pages: another one, which leads to neither of the two. */
export function logInNameOf(id: string): string {
  return createHash('sha256').update(`pages ${id}`).digest('hex').slice(0, 32);
}
