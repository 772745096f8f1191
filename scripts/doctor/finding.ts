import type { LedgerPlace } from '#api/operations/ledger/ledger.ts';
import type { Config } from '#api/process/config/config.ts';
import type { KeptSeal } from '#domain/audit/kept-seal.ts';
import type { OpenDatabase } from './open-database.ts';

/** Severities from harmless to grave, in the order of the exit codes 0, 1 and 2. */
export const SEVERITIES = ['fine', 'warning', 'error'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a check found, in a sentence, and what to do about it. */
export type Finding = { severity: Severity; text: string; remedy?: string };

/** What the checks look at. Nothing of it is ever written to. */
export type Installation = {
  env: Readonly<Record<string, string | undefined>>;
  /** Null: the settings could not be read. */
  config: Config | null;
  /** The file of an embedded database; null for a libSQL server. */
  file: string | null;
  /** Null: there is none yet, or it cannot be opened. */
  database: OpenDatabase | null;
  /** Why a database that should be there cannot be read. */
  databaseProblem: Finding | null;
  /** Seals of the audit log that were kept outside the database. */
  keptSeals: readonly KeptSeal[];
  /** Epoch ms. */
  now: number;
  /** What reads the whole database is left out. */
  isQuick: boolean;
  /** The key at which the look through the ledgers begins; null: with everything. */
  ledgerFrom: LedgerPlace | null;
  /** Takes a line about how far a check has come. */
  tell: (line: string) => void;
};

/** Examines one aspect of an installation. Skips what it can't examine; another check reports the missing part. */
export type Check = (installation: Installation) => Promise<Finding[]>;

export const fine = (text: string): Finding => ({ severity: 'fine', text });
export const warning = (text: string, remedy: string): Finding => ({ severity: 'warning', text, remedy });
export const error = (text: string, remedy: string): Finding => ({ severity: 'error', text, remedy });
