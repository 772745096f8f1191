import type { Removal } from '../../scripts/prove/removal.ts';

/** What charities and volunteers write to each other about a quest. */
export const QUEST_MESSAGES: readonly Removal[] = [
  {
    ids: ['MSG-21'],
    what: 'who cannot be reached, in the review of a message',
    find: '{unreached.map(({ id, chariteer }) => (',
    put: '{unreached.slice(unreached.length).map(({ id, chariteer }) => (',
  },
  {
    ids: ['MSG-21'],
    what: 'how many copies go to guardians, in the review of a message',
    find: '{copyCount > 0 && <li>{t.copies({ count: copyCount })}</li>}',
  },
  {
    ids: ['MSG-21'],
    what: 'to whom a message went, by channel and state',
    find: '{isOpen && <MessageDeliveries messageId={id} />}',
  },
  {
    ids: ['MSG-23'],
    what: 'the mark of a message that waits for an answer',
    find: '{answers.length === 0 && canBeAnswered && (',
    put: '{answers.length === 0 && !canBeAnswered && (',
  },
  {
    ids: ['MSG-23'],
    what: 'the thread on the page of the quest',
    find: '{items.map(({ kind, body, createdAt }) => (',
    put: '{items.slice(items.length).map(({ kind, body, createdAt }) => (',
  },
  {
    ids: ['MSG-20'],
    what: 'that only three messages a day go to the people of a quest',
    find: "if ((await readLeftToday(tx, questId, context.now)) === 0) throw new DomainError('QUEST_MESSAGES_SPENT');",
  },
  {
    ids: ['MSG-20'],
    what: 'that links in a message lead to the product alone',
    find: 'return holdsForeignLink(text, publicOrigin) ? t.foreignLink : null;',
    put: 'return holdsForeignLink(text, publicOrigin) ? null : null;',
  },
  {
    ids: ['MSG-22'],
    what: 'that answers never go to the address of whoever wrote',
    find: 'return (await isOwnAddress(db, senderId, answersTo)) ? null : answersTo;',
    put: 'return (await isOwnAddress(db, senderId, answersTo)) ? answersTo : answersTo;',
  },
  {
    ids: ['WAV-12'],
    what: 'that a charity’s message to the young is kept',
    find: "copies: await copiesToYoung(tx, now, { ...young, kind: 'message' }),",
    put: 'copies: young.recipientIds.length < 0 ? await copiesToYoung(tx, now, { ...young, kind: "message" }) : [],',
  },
];
