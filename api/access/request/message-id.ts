import { createHash } from 'node:crypto';

/**
 * The id of a message that someone writes about a quest: the same for the same key of the client, so that a form that
 * was sent twice writes once. No one can hit the id of what someone else wrote.
 */
export function messageIdOf(authorId: string, questId: string, clientKey: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([authorId, questId, clientKey]))
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}
