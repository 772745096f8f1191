import type { Removal } from '../../scripts/prove/removal.ts';

/** Removals for how people are reached, who isn't and why, and what they can do then. */
export const REACHED_PEOPLE: readonly Removal[] = [
  {
    ids: ['MSG-02'],
    what: 'that a broadcast finds who has a browser and no confirmed address',
    find: 'OR EXISTS (SELECT 1 FROM ${pushSubscription} WHERE ${pushSubscription.accountId} = ${account.id})',
  },
  {
    ids: ['SAF-16'],
    what: 'that a guild’s admins are told by push and text',
    find: 'withSubjectInShort({ kind, ...caused, write }',
    put: 'withSubjectInShort({ kind, ...caused, write, channels: ["email"] }',
  },
  {
    ids: ['REM-05'],
    what: '«I can’t make it» in the mail that confirms a place',
    find: "no: answerLink(locale, config, { purpose, id: contractId, says: 'no' }), of };",
    put: 'no: linkIn(locale, config, `${page}?${purpose}${contractId}${answerLink.name}`), of };',
  },
  {
    ids: ['MSG-21'],
    what: 'who has switched messages off, beneath a message',
    find: 'await keepUnwanted(tx, context, message, await queueMessages(tx, context, message, to));',
    put: 'void keepUnwanted;\n  await queueMessages(tx, context, message, to);',
  },
  {
    ids: ['MSG-21'],
    what: 'why somebody was not reached, in the list of who got a message',
    find: '{isUnwanted\n ? t.notReachedOff\n : t.stateOf({',
    put: '{isUnwanted\n ? null\n : t.stateOf({',
  },
  {
    ids: ['MSG-21'],
    what: 'how many have switched messages off, in the sum beneath a message',
    find: '...(unwantedCount > 0 ? [t.unwanted({ count: unwantedCount })] : []),',
  },
  {
    ids: ['MSG-22'],
    what: 'the way from a quest to where answers by mail go',
    find: '{canSetAddress && <AnswersLink providerId={quest.providerId} />}',
  },
  {
    ids: ['MSG-22'],
    what: 'where answers by mail go, on the page «Messages»',
    find: '<AnswersOfAdmins providerId={providerId} />',
  },
  {
    ids: ['MSG-23'],
    what: 'the thread on a quest that somebody has given up',
    find: 'const answer = quest.viewerHadPlace || unsent ?',
    put: 'const answer = isOn || unsent ?',
  },
  {
    ids: ['MSG-23'],
    what: 'why nothing can be written on a quest that somebody has given up',
    find: '{!isOn && <p class="soft">{t.readOnly}</p>}',
  },
];
