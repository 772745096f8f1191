import { causes } from './constraint-error.ts';

/**
 * What is the matter with a database that fails at no fault of the statement: it does not answer; it answers and takes
 * no changes (locked by another process, disk full, file not writable); or the answer to a COMMIT was lost on its way.
 */
export type OutageKind = 'unreachable' | 'unwritable' | 'uncertain';

const CODES = {
  unreachable: 'DATABASE_UNREACHABLE',
  unwritable: 'DATABASE_UNWRITABLE',
  uncertain: 'DATABASE_UNCERTAIN',
} as const satisfies Record<OutageKind, string>;

/** A database that is away, in the words of its kind; `cause` is what the driver said. */
export class DatabaseOutage extends Error {
  readonly kind: OutageKind;
  readonly code: string;

  constructor(kind: OutageKind, options?: ErrorOptions) {
    super(MESSAGES[kind], options);
    this.name = 'DatabaseOutage';
    this.kind = kind;
    this.code = CODES[kind];
  }
}

const MESSAGES: Record<OutageKind, string> = {
  unreachable: 'The database does not answer',
  unwritable: 'The database takes no changes',
  uncertain: 'The answer to the COMMIT was lost: the changes are there, or they are not',
};

/** The last three: a server has ended a transaction that took too long while others waited. */
const UNWRITABLE =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)|TRANSACTION_(TIMEOUT|CLOSED)|STREAM_EXPIRED)/;

/**
 * The kind of outage behind an error, told by its codes, since drivers and drizzle wrap it in errors of their own; null
 * for every other error.
 */
export function outageOf(error: unknown): OutageKind | null {
  for (const { code, message } of causes(error)) {
    const kind = OUTAGES.find((each) => CODES[each] === code);
    if (kind) return kind;
    if (UNWRITABLE.test(code) || /database is locked|database or disk is full/i.test(message))
      return 'unwritable';
  }
  return null;
}

const OUTAGES = Object.keys(CODES) as OutageKind[];
