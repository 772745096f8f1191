import type { Removal } from '../../scripts/prove/removal.ts';

/** Places that people hand on. */
export const STAND_INS: readonly Removal[] = [
  {
    ids: ['SWP-01'],
    what: 'that somebody who looks for a stand-in is told so, on the page of a quest',
    find: '<p><strong>{t.asking}</strong></p>',
  },
  {
    ids: ['SWP-01'],
    what: 'that no telephone number stands in the word of a request',
    find: "else await refuseContactDetails(tx, word, 'reader', row);",
  },
  {
    ids: ['SWP-02'],
    what: 'that the words for a child are kept as those of its guardian',
    find: 'const isByYoung = asker.guardianId === null && isYoungOn(asker.dateOfBirth, context.now);',
    put: 'const isByYoung = isYoungOn(asker.dateOfBirth, context.now);',
  },
  {
    ids: ['SWP-02'],
    what: 'the places to take over, at home',
    find: '{wanted.length > 0 && ( <WantedPlaces wanted={wanted} title={standInsTexts(locale).homeTitle} lead={standInsTexts(locale).homeLead} isAtHome /> )}',
  },
  {
    ids: ['SWP-02'],
    what: 'that who asks is named as the viewer may know them',
    find: "return shows(visibility, 'username') ? asker.username : null;",
    put: "return visibility === 'nothing' ? null : asker.username;",
  },
  {
    ids: ['SWP-03'],
    what: 'that the old contract ends with a hand-over',
    find: '.set({ ...NO_MARK, abandonedAt: now, handedToId: takenByContractId })',
    put: '.set({ ...NO_MARK, handedToId: takenByContractId })',
  },
  {
    ids: ['SWP-04'],
    what: 'the links that somebody has made, on the page of a quest',
    find: '{links.map(({ id, path }, index) => (',
    put: '{links.slice(0, 0).map(({ id, path }, index) => (',
  },
  {
    ids: ['SWP-05'],
    what: 'that those who run a quest hear of a hand-over',
    find: 'if (from && to) await tellManagers(tx, context, { request, place, from, to });',
  },
  {
    ids: ['SWP-05'],
    what: 'that a hand-over is no late drop-out in a recap',
    find: 'if (signUp.handedToId !== null || isProductsReason(signUp.abandonReason)) return null;',
    put: 'if (isProductsReason(signUp.abandonReason)) return null;',
  },
  {
    ids: ['SWP-06'],
    what: 'the switch of stand-ins, on the page of a stamp',
    find: '<StandInsCard stampId={id} />',
  },
];
