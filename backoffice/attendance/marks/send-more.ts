import { messageOf } from '../../api-client/error-code.ts';
import { isMoreAway } from './is-away.ts';
import { keepMore, keptMore, type MarkKey } from './mark-store.ts';
import type { Sending } from './send-marks.ts';
import { type KeptMore, withMore, withoutMore } from './waiting-more.ts';

type Send = (item: KeptMore) => Promise<unknown>;

const underway = new Set<string>();

/** Sends the walk-ins and counts of a quest one by one, never twice at once. What is refused stays, with why. */
export async function sendMore(key: MarkKey, send: Send): Promise<Sending> {
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
  let sending: Sending = { outcome: 'nothing' };
  for (const item of keptMore(key).filter(({ refusal }) => refusal === null)) {
    try {
      await send(item);
      keepMore(key, (items) => withoutMore(items, item));
      if (sending.outcome === 'nothing') sending = { outcome: 'saved', overtaken: 0 };
    } catch (error) {
      const away = isMoreAway(error);
      if (away) return { outcome: 'away', ...away };
      const message = messageOf(error);
      keepMore(key, (items) => withMore(items, { ...item, refusal: message }));
      sending = { outcome: 'refused', message };
    }
  }
  return sending;
}
