import { createDataKey } from '#api/process/config/data-key.ts';
import { isNamedPeer } from '#domain/ages/named-peers.ts';
import { TEST_DATA_KEY } from './test-key.ts';

const key = createDataKey(TEST_DATA_KEY);

/** The first id of a quest on which chance picks all of these people, of `count` who are there, by the test key. */
export function namingQuestId(personIds: readonly string[], count: number): string {
  const hash = (text: string) => key.hash('named-peer', text);
  for (let index = 0; index < 100_000; index += 1) {
    const questId = `naming-${index}`;
    if (personIds.every((personId) => isNamedPeer(hash, { questId, personId, people: count })))
      return questId;
  }
  throw new Error(`No quest names ${personIds.join()}`);
}
