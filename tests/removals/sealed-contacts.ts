import type { Removal } from '../../scripts/prove/removal.ts';

/** Telephones, emergency contacts and guardians' contacts in the database, and the key they are sealed with. */
export const SEALED_CONTACTS: readonly Removal[] = [
  {
    ids: ['SAF-37'],
    what: 'that a cell is bound to its column and row',
    find: 'return `${cell}:${row}`;',
    put: "return cell === '' ? row : 'cell';",
  },
  {
    ids: ['SAF-37'],
    what: 'that nothing in clear is written into a sealed column',
    find: "throw new TypeError('A sealed column takes what Cells.seal() made, and nothing in clear');",
    put: 'return String(value);',
  },
  {
    ids: ['SAF-37'],
    what: 'that a sealed cell is no text in a log or an answer',
    find: "toJSON(): string { return '[sealed]'; }",
    put: 'toJSON(): string { return this.#stored; }',
  },
  {
    ids: ['SAF-37'],
    what: 'that a cell with a lost key is told in the log',
    find: 'if (text === null) tellBrokenCell({ cell, isKeyKnown: this.#known.has(id) });',
  },
  {
    ids: ['SAF-37'],
    what: 'that the number of an emergency contact is sealed at registration',
    find: "emergencyContactNumber: cells.seal('chariteer.emergencyContactNumber', id, emergencyContactNumber),\n    createdAt: context.now,",
    put: 'emergencyContactNumber: new (await import("#db/cells/sealed.ts")).Sealed(emergencyContactNumber ?? ""),\n    createdAt: context.now,',
  },
  {
    ids: ['SAF-37'],
    what: 'that the name a guardian signs with is sealed',
    find: "signedName: tx.cells.seal('guardian_consent.signedName', chariteerId, signed.signedName),",
    put: 'signedName: new (await import("#db/cells/sealed.ts")).Sealed(signed.signedName),',
  },
  {
    ids: ['SAF-37'],
    what: 'that what stands in clear from before is sealed in steps',
    find: 'if (!found.some((row) => isToSeal(of, row, store.read.cells))) return { sealed: 0, lost: 0, next };',
    put: 'if (rows > 0) return { sealed: 0, lost: 0, next };',
  },
  {
    ids: ['SAF-37'],
    what: 'that processes which serve follow a change of the key',
    find: "if (changed !== undefined) dataKey.learn(changed, 'all');",
  },
  {
    ids: ['SAF-37'],
    what: 'the former keys, by which bans and seals of before are known again',
    find: "for (const former of openFormers(ring, dataKey)) dataKey.learn(former, 'nothing');",
  },
  {
    ids: ['SAF-37'],
    what: 'that a change to another key waits until the first one is over',
    find: 'if (ring.next !== null) throw new Error(',
    put: 'if (secret === "") throw new Error(',
  },
  {
    ids: ['SAF-37'],
    what: 'that a copy is restored with the key of its time only',
    find: "if (option === '--key-lost' || proof === null || proof === proofOf(config.dataKey)) return;",
    put: 'if (proof !== undefined) return;',
  },
  {
    ids: ['SAF-37'],
    what: 'what the doctor says of contacts that are not sealed yet',
    find: 'if (rows === 0) return [];',
    put: 'if (rows >= 0) return [];',
  },
];
