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
    find: '...isTakeableBy(viewer, now),\n clashesWithNothingOf(accountId, now),',
    put: 'clashesWithNothingOf(accountId, now),',
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
