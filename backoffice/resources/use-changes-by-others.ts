import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOfWatched, readWatched, type Watched } from '#domain/quests/watched-quests.ts';
import { listenForChanges } from '../api-client/changes-stream.ts';

/** Asks again for what the page shows of a quest, or of a charity's month, when others change it. */
export function useChangesByOthers(watched: Watched): void {
  const client = useQueryClient();
  const key = queryOfWatched(watched);
  useEffect(() => {
    const page = readWatched(Object.fromEntries(new URLSearchParams(key)));
    if (!page) return;
    const own = 'questId' in page ? page.questId : page.month;
    const ask = (names: readonly string[], isPoll = false) =>
      void client.refetchQueries({
        type: 'active',
        predicate: (query) => isAbout(query, names) && !(isPoll && query.state.status === 'error'),
      });
    return listenForChanges(page, {
      onChange: (questIds) => ask([own, ...(questIds ?? [])]),
      // What failed has said so, and offers to try again.
      onPoll: () => ask([own], true),
    });
  }, [client, key]);
}

/** Whether an answer tells of one of the names; rights that react-admin asks for of a record are none. */
function isAbout({ queryHash, queryKey }: Query, names: readonly string[]): boolean {
  return queryKey[0] !== 'auth' && names.some((name) => queryHash.includes(JSON.stringify(name)));
}
