import type { Removal } from '../../scripts/prove/removal.ts';

/** Waitlists and the places that are offered from them. */
export const WAITING: readonly Removal[] = [
  {
    ids: ['WAI-03'],
    what: 'that a bail-out offers the place to the list',
    find: "offerSpots, tellManagers: (tx, context, facts) => tellLateBail(tx, context, facts, 'named')",
    put: "tellManagers: (tx, context, facts) => tellLateBail(tx, context, facts, 'named')",
  },
  {
    ids: ['WAI-03'],
    what: 'that a released reservation offers its places to the list',
    find: "await report(tx, context, 'SpotFreed', { questId: facts.questId, count: Number.POSITIVE_INFINITY });\n return released;",
    put: 'return released;',
  },
  {
    ids: ['WAI-04'],
    what: 'that a place on offer is no free place',
    find: 'CASE WHEN ${quest.takenCount} + ${quest.heldCount} < ${quest.resourceMaxNumber}',
    put: 'CASE WHEN ${quest.takenCount} < ${quest.resourceMaxNumber}',
  },
  {
    ids: ['WAI-02'],
    what: 'that who gets a place leaves the list',
    find: "await report(tx, context, 'SpotTaken', { questId, chariteerId, wasWaiting });",
  },
  {
    ids: ['WAI-05'],
    what: 'that an offer of the night stands until the morning',
    find: 'isByMailOnly ? earliestEnd(startsAt, now) : 0',
    put: '0',
  },
  {
    ids: ['WAI-06'],
    what: 'that who let two offers pass leaves the list',
    find: 'await takeOffList(tx, questId, leaving);',
  },
  {
    ids: ['WAI-07'],
    what: 'that an offer is over when its time is',
    find: 'return placeHeldUntil !== null && placeHeldUntil > now;',
    put: 'return placeHeldUntil !== null;',
  },
  {
    ids: ['WAI-08'],
    what: 'the reason for which somebody was passed over',
    find: 'await keepRefusals(tx, refused, now);',
  },
  {
    ids: ['WAI-10'],
    what: 'that an offer out of turn is written down',
    find: "await recordAudit(tx, now, { ...about, action: 'place-offered' });",
  },
  {
    ids: ['WAI-03'],
    what: 'that a blocked account leaves the lists, with its children',
    find: 'leaveLists: (tx, context, { accountId }) => leaveListsOfAccount(tx, context, accountId),',
  },
  {
    ids: ['WAI-03'],
    what: 'that a guild which gives its reservation back offers its places to the list',
    find: "await report(tx, context, 'SpotFreed', { questId: facts.questId, count: Number.POSITIVE_INFINITY });\n await recordAudit",
    put: 'await recordAudit',
  },
  {
    ids: ['WAI-03'],
    what: 'that a place without an adult beside it is offered to the list',
    find: "await report(tx, context, 'SpotFreed', { questId: due.questId, count: 1 });",
  },
  {
    ids: ['WAI-03'],
    what: 'that places given back with an account or a consent are offered to the list',
    find: "offerSpots, tellManagers: (tx, context, facts) => tellLateBail(tx, context, facts, 'unnamed')",
    put: "tellManagers: (tx, context, facts) => tellLateBail(tx, context, facts, 'unnamed')",
  },
  {
    ids: ['WAI-12'],
    what: 'that the list of a cancelled quest ends',
    find: "if (publishingStatus === 'Cancelled') return endCancelledList(tx, context, questId);",
  },
];
