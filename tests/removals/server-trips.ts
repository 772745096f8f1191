import type { Removal } from '../../scripts/prove/removal.ts';

/** How writes travel to a libSQL server, and who decides them there. */
export const SERVER_TRIPS: readonly Removal[] = [
  {
    ids: ['WAI-04'],
    what: 'that a sign-up is decided side by side with others',
    find: 'const isYoung = person.isYoung || person.accountId !== args.chariteerId;',
    put: 'const isYoung = true;',
  },
  {
    ids: ['WAI-04'],
    what: 'that the server undoes a decided work of which a statement failed',
    find: '{ statement: `ROLLBACK TO ${SAVEPOINT}`, unless: done, isInside: true }',
    put: "{ statement: 'SELECT 1', unless: done, isInside: true }",
  },
  {
    ids: ['WAI-04'],
    what: 'that what is read in the same turn shares a trip',
    find: 'const LARGEST_TRIP = 16;',
    put: 'const LARGEST_TRIP = 1;',
  },
  {
    ids: ['WAI-04'],
    what: 'that BEGIN travels with the first statement',
    find: '    this.#commands = [BEGIN];\n    this.#lost = undefined;\n',
    put: "    this.#commands = [BEGIN];\n    this.#lost = undefined;\n    this.#state = 'due';\n    await this.execute('SELECT 1');\n",
  },
];
