/**
 * Every column whose cells are sealed, as TABLE.COLUMN: telephones, emergency contacts, what is kept of a guardian, and
 * to whom messages go, since many go to guardians, and what they said; the files with all about someone; codes of
 * letters; secrets of one-time passwords and webhooks.
 * The name is sealed in with each cell, so a column that is renamed keeps its name here.
 */
export const SEALED_CELLS = [
  'account.phoneNumber',
  'chariteer.phoneNumber',
  'chariteer.emergencyContactName',
  'chariteer.emergencyContactNumber',
  'guardian_consent.guardianName',
  'guardian_consent.guardianEmail',
  'guardian_consent.signedName',
  'supervision.guardianName',
  'place_hold.answers',
  'charity_request.phoneNumber',
  'outbox_message.recipient',
  'message_words.words',
  'push_subscription.endpoint',
  'push_subscription.keys',
  'text_number.number',
  'joining.address',
  'data_copy_part.content',
  'charity_file_part.content',
  'walk_in.email',
  'walk_in.guardianName',
  'walk_in.guardianEmail',
  'letter.code',
  'one_time_password.secret',
  'factor_recovery.keptSecret',
  'webhook.secret',
  'webhook.formerSecret',
] as const;

/** Columns of which a keyed hash is kept, since equal ones are looked for. */
export const HASHED_CELLS = [
  'guardian_consent.mailboxKey',
  'outbox_message.recipientKey',
  'push_subscription.endpointKey',
  'text_number.numberKey',
  'joining.addressKey',
] as const;

export type SealedCell = (typeof SEALED_CELLS)[number];
export type HashedCell = (typeof HASHED_CELLS)[number];

/** Key column of each table with sealed cells. It's part of the seal, so it must never change. */
const ROW_KEYS: Readonly<Record<string, string>> = {
  guardian_consent: 'chariteerId',
  text_number: 'accountId',
  one_time_password: 'accountId',
  factor_recovery: 'accountId',
};

export type SealedTable = {
  table: string;
  rowKey: string;
  sealed: readonly string[];
  hashed: readonly string[];
};

/** The tables with sealed cells. */
export const SEALED_TABLES: readonly SealedTable[] = [...new Set(SEALED_CELLS.map(tableOf))].map((table) => ({
  table,
  rowKey: ROW_KEYS[table] ?? 'id',
  sealed: columnsOf(SEALED_CELLS, table),
  hashed: columnsOf(HASHED_CELLS, table),
}));

function tableOf(cell: string): string {
  return cell.split('.')[0] ?? '';
}

function columnsOf(cells: readonly string[], table: string): string[] {
  return cells.filter((cell) => tableOf(cell) === table).map((cell) => cell.slice(table.length + 1));
}
