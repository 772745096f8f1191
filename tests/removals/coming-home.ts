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
    find: '...more,\n ...isTakeableBy(viewer, now),\n clashesWithNothingOf(accountId, now),',
    put: '...more,\n clashesWithNothingOf(accountId, now),',
  },
  {
    ids: ['VHM-10'],
    what: 'that what is followed stands first',
    find: 'const chosen = [...first, ...fitting]',
    put: 'const chosen = [...fitting]',
  },
  {
    ids: ['VHM-08'],
    what: 'that thanks come once',
    find: 'sql`NOT ${wasThanked}`,',
    put: '',
  },
  {
    ids: ['VHM-10'],
    what: 'that Thursday’s message tells only who has chosen it',
    find: '.from(followNews)\n .innerJoin(chariteer, eq(chariteer.id, followNews.accountId))\n .innerJoin(follow, eq(follow.accountId, followNews.accountId))',
    put: '.from(follow)\n .innerJoin(chariteer, eq(chariteer.id, follow.accountId))\n .leftJoin(followNews, eq(followNews.accountId, follow.accountId))',
  },
  {
    ids: ['VHM-03'],
    what: 'that nothing is suggested at the time of an own quest',
    find: 'clashesWithNothingOf(accountId, now),',
    put: '',
  },
  {
    ids: ['VHM-07'],
    what: 'the places under the thumb',
    find: '{hasMenu && <ThumbMenu />}',
  },
];
