import { messageOf } from '../../api-client/message-of.ts';
import { isAway } from './is-away.ts';
import { keepMarks, keptMarks, type MarkKey } from './mark-store.ts';
import { rememberSaved } from './saved-marks.ts';
import {
  confirmed,
  type KeptMark,
  nextToSend,
  overtakenCount,
  type SavedMark,
  withoutSent,
} from './waiting-marks.ts';

/** How a try to send ended; after `away` the marks wait for the next one, after `refused` for the manager. */
export type Sending =
  | { outcome: 'nothing' }
  | { outcome: 'saved'; overtaken: number }
  | { outcome: 'away'; isLoggedOut: boolean }
  | { outcome: 'refused'; message: string };

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
  } catch (error) {
    return afterFailure(key, error);
  } finally {
    underway.delete(name);
  }
}

async function sendAll(key: MarkKey, send: Send): Promise<Sending> {
  let overtaken = 0;
  let hasSent = false;
  for (let batch = nextToSend(keptMarks(key)); batch.length > 0; batch = nextToSend(keptMarks(key))) {
    const saved = await send(batch);
    rememberSaved(saved);
    const sent = batch;
    keepMarks(key, (marks) => withoutSent(marks, sent));
    overtaken += overtakenCount(sent, saved);
    hasSent = true;
  }
  return hasSent ? { outcome: 'saved', overtaken } : { outcome: 'nothing' };
}

/** A refusal hands the marks back to the manager. */
function afterFailure(key: MarkKey, error: unknown): Sending {
  const away = isAway(error);
  if (away) return { outcome: 'away', ...away };
  keepMarks(key, (marks) => confirmed(marks, false));
  return { outcome: 'refused', message: messageOf(error) };
}
