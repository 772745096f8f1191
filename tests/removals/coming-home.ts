import type { Removal } from '../../scripts/prove/removal.ts';

/** What volunteers come back to. */
export const COMING_HOME: readonly Removal[] = [
  {
    ids: ['VHM-01'],
    what: 'the next quest as a ticket',
    find: '{next && <NextQuest quest={next} />}',
  },
  {
    ids: ['VHM-01'],
    what: 'the way out of the next quest',
    find: '{!hasBegun && <DialogOpener dialogId="bail-out-dialog" class="button">{t.cannot}</DialogOpener>}',
  },
  {
    ids: ['VHM-03'],
    what: 'the suggestions of the home',
    find: '{data && <ForYou suggested={data.suggestedQuests} />}',
  },
  {
    ids: ['VHM-03'],
    what: 'that suggestions pass the gate',
    find: 'eq(provider.isVisible, true),\n ...isTakeableBy(viewer, now),\n ),\n )\n .orderBy(asc(quest.startedAt), asc(quest.id))\n .limit(CANDIDATES);\n}\n\nasync function readLiking',
    put: 'eq(provider.isVisible, true),\n ),\n )\n .orderBy(asc(quest.startedAt), asc(quest.id))\n .limit(CANDIDATES);\n}\n\nasync function readLiking',
  },
  {
    ids: ['VHM-03'],
    what: 'that nothing is suggested at the time of an own quest',
    find: 'const free = takeable.filter(({ id }) => !taken.has(id));',
    put: 'const free = takeable.filter(({ id }) => !taken.has(id) || true);',
  },
  {
    ids: ['VHM-07'],
    what: 'the places under the thumb',
    find: '{hasMenu && <ThumbMenu />}',
  },
];
