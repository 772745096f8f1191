import { splitRefused } from '#domain/attendance/kept-attendance.ts';
import { messageOf, shownErrorOf } from '../../api-client/error-code.ts';
import { isAway } from './is-away.ts';
import { keepMarks, keptMarks, type MarkKey } from './mark-store.ts';
import { rememberSaved } from './saved-marks.ts';
import {
  type KeptMark,
  nextToSend,
  overtakenCount,
  type SavedMark,
  withoutSent,
  withRefused,
} from './waiting-marks.ts';

/**
 * How a try to send ended; after `away` the marks wait for the next one. What was refused waits for the manager, and the
 * rest is saved.
 */
export type Sending =
  | { outcome: 'nothing' }
  | { outcome: 'saved'; overtaken: number }
  | { outcome: 'away'; isLoggedOut: boolean }
  | { outcome: 'refused'; message: string; hasSaved?: boolean };

/** Sends one batch and returns the sign-ups as the server now has them. */
type Send = (marks: readonly KeptMark[]) => Promise<SavedMark[]>;

const underway = new Set<string>();

/** Sends the confirmed marks of a quest, one batch at a time and never twice at once. */
export async function sendMarks(key: MarkKey, send: Send): Promise<Sending> {
  const name = `${key.accountId}/${key.questId}`;
  if (underway.has(name)) return { outcome: 'nothing' };
  underway.add(name);
  try {
    return await sendAll(key, send);
  } finally {
    underway.delete(name);
  }
}

async function sendAll(key: MarkKey, send: Send): Promise<Sending> {
  let overtaken = 0;
  let hasSaved = false;
  let message: string | null = null;
  for (let batch = nextToSend(keptMarks(key)); batch.length > 0; batch = nextToSend(keptMarks(key))) {
    const sent = batch;
    try {
      const saved = await send(sent);
      rememberSaved(saved);
      keepMarks(key, (marks) => withoutSent(marks, sent));
      overtaken += overtakenCount(sent, saved);
      hasSaved = true;
    } catch (error) {
      const away = isAway(error);
      if (away) return { outcome: 'away', ...away };
      message = messageOf(error);
      setAside(key, sent, error);
    }
  }
  if (message !== null) return { outcome: 'refused', message, hasSaved };
  return hasSaved ? { outcome: 'saved', overtaken } : { outcome: 'nothing' };
}

/** Hands what a refusal is about back to the manager; the rest is sent without it. */
function setAside(key: MarkKey, sent: readonly KeptMark[], error: unknown): void {
  const { refused } = splitRefused(sent, shownErrorOf(error).item);
  keepMarks(key, (marks) => withRefused(marks, refused, messageOf(error)));
}
