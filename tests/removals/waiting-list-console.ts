import type { Removal } from '../../scripts/prove/removal.ts';

/** The waitlist of a quest in the console. */
export const WAITING_LIST_CONSOLE: readonly Removal[] = [
  {
    ids: ['WAI-08'],
    what: 'why somebody was passed over, on the card of the waiting list',
    find: '<WhyNot person={person} />',
  },
  {
    ids: ['WAI-10'],
    what: 'the switch that closes a waiting list',
    find: '<OpenSwitch quest={quest} />',
  },
  {
    ids: ['WAI-10'],
    what: 'the button that takes somebody off a waiting list',
    find: '<TakeOffButton questId={quest.id} chariteerId={chariteer.id} name={name} />',
  },
  {
    ids: ['WAI-10'],
    what: 'that a place is added for an offer where none is free',
    find: 'const addsPlace = count >= resourceMaxNumber;',
    put: 'const addsPlace = false;',
  },
  {
    ids: ['WAI-13'],
    what: 'how many wait, in the list of quests of the console',
    find: '{waitingCount > 0 ? t.placesAndWaiting({ ...counts, waiting: waitingCount }) : t.placesOf(counts)}',
    put: '{t.placesOf(counts)}',
  },
  {
    ids: ['WAI-11'],
    what: 'that what is on offer counts against a lower maximum, in the form',
    find: 'const count = quest.takenCount + quest.heldCount;\n  if',
    put: 'const count = quest.takenCount;\n  if',
  },
];
