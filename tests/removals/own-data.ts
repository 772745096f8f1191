import type { Removal } from '../../scripts/prove/removal.ts';

/** The file of all that is stored about someone: what stands in it, who gets it, and its page. */
export const OWN_DATA: readonly Removal[] = [
  {
    ids: ['JOI-15'],
    what: 'that rows of a file are those of the person alone',
    find: '.where(and(isAmong(primary, keys), isOf(id, owner)));',
    put: '.where(isAmong(primary, keys));',
  },
  {
    ids: ['JOI-15'],
    what: 'that a file tells of the children under the account',
    find: '...(await readChildNames(store.read, accountId, now)),',
  },
  {
    ids: ['JOI-15'],
    what: 'that what an attempt before has left goes first',
    find: 'await dropParts((work) => run.step(work), accountId);',
  },
  {
    ids: ['JOI-15'],
    what: 'that words of messages about others stay out',
    find: 'return tellsOfOneself(row.kind) ? textOf(words.get(String(stored)) ?? null) : null;',
    put: 'return textOf(words.get(String(stored)) ?? null);',
  },
  {
    ids: ['JOI-15', 'SAF-25'],
    what: 'that fetching a file asks for a proof',
    find: "if (!isProofRecent(provedAt, now)) return leadTo(c, '/prove', PAGE);",
  },
  {
    ids: ['JOI-15'],
    what: 'that a file which tells of a child goes with the child',
    find: 'chariteerId), forgetDataCopy: (tx, _, { guardianAccountId }) => forgetDataCopy(tx, guardianAccountId),',
    put: 'chariteerId),',
  },
  {
    ids: ['JOI-15'],
    what: 'the link to the page among the settings',
    find: '[...(details ? [ownData] : []), ...',
    put: '[...',
  },
  {
    ids: ['JOI-15'],
    what: 'the line that notes of charities are not in the file',
    find: '<li>{t.notesStay}</li>',
  },
  {
    ids: ['JOI-15'],
    what: 'how large the file is, before it is fetched',
    find: '{t.fetch({ size: fileSize(locale, copy.bytes ?? 0) })}',
  },
  {
    ids: ['JOI-15'],
    what: 'that a file which could not be made can be asked for again',
    find: "if (copy.state === 'failed') return 'tryAgain';",
  },
];
