import type Sqlite from 'better-sqlite3';

/** Rows of each table in a large installation; a table that is not named has 1,000. */
const ROWS: Readonly<Record<string, number>> = {
  account: 200_000,
  account_token: 5_000,
  alert: 20_000,
  alert_recipient: 2_000_000,
  area_outline: 1_500,
  audit_entry: 1_000_000,
  audit_seal: 200_000,
  calendar_feed: 60_000,
  call_mark: 20_000,
  caused_mail: 20_000,
  chariteer: 200_000,
  charity_file: 20,
  charity_file_part: 20_000,
  child_record: 10_000,
  commit_stamp: 1,
  contact_email: 220_000,
  contact_reading: 300_000,
  contest_choice: 10_000,
  contest_result: 20,
  contract: 5_000_000,
  credit: 8_000_000,
  data_copy: 200,
  data_copy_part: 2_000,
  district: 50,
  favorite_district: 250_000,
  follow: 300_000,
  follow_news: 50_000,
  former_address: 20_000,
  group_member: 60_000,
  group_role: 8_000,
  guardian_consent: 20_000,
  guild: 2_000,
  guild_announcement: 20_000,
  imported_volunteer: 50_000,
  job_run: 200,
  known_browser: 300_000,
  location: 1_500,
  mail_server: 1,
  member_group: 2_500,
  membership_period: 80_000,
  message: 3_000_000,
  message_choice: 50_000,
  message_words: 400_000,
  orientation: 200_000,
  outbox_message: 300_000,
  passkey: 20_000,
  person_mark: 400_000,
  picture: 20_000,
  place_offer: 10_000,
  player_event: 2_000_000,
  provider: 500,
  provider_ban: 5_000,
  push_subscription: 60_000,
  quest: 400_000,
  quest_feedback: 500_000,
  quest_import: 20_000,
  quest_listing: 100_000,
  quest_message: 500_000,
  quest_notice: 100_000,
  quest_required_orientation: 50_000,
  quest_translation: 100_000,
  rate_limit: 50_000,
  recap_total: 20_000,
  recap_volunteer: 2_500_000,
  reservation_request: 20_000,
  said_once: 3_000_000,
  session: 250_000,
  setting: 20,
  stand_in_request: 5_000,
  supervision: 20_000,
  survey_submission: 100_000,
  waiting_person: 50_000,
  wallet_entry: 50_000,
  zip_code: 40_000,
};
const OTHER_ROWS = 1_000;

/** Different values of a column, in every table that has it; of a column that is not named each row has one of its own. */
const VALUES: Readonly<Record<string, number>> = {
  providerId: 500,
  districtId: 50,
  guildId: 2_000,
  groupId: 2_500,
  roleId: 12,
  questId: 400_000,
  chariteerId: 200_000,
  volunteerId: 200_000,
  accountId: 200_000,
  playerId: 200_000,
  ownerId: 200_000,
  actorId: 50_000,
  subjectType: 8,
  subjectId: 400_000,
  action: 150,
  publishingStatus: 5,
  eventType: 3,
  status: 5,
  state: 4,
  channel: 3,
  urgency: 3,
  kind: 20,
  class: 8,
  type: 2,
  category: 12,
  locale: 3,
  period: 60,
  currency: 2,
  isAtHome: 2,
  isForBeginners: 2,
  isForChildren: 2,
  needsPeople: 2,
  isStaff: 2,
  position: 4,
  templateQuestId: 3_000,
  templateId: 1_500,
  locationId: 1_500,
  latitude: 1_400,
  longitude: 1_400,
  nameFirst: 5_000,
  nameLast: 40_000,
  importSource: 3,
  year: 6,
  postedById: 2_000,
  handedToId: 20_000,
  senderId: 2_000,
  calledById: 2_000,
  contentUntil: 100_000,
  day: 400,
};
/** The share of rows that a partial index holds. */
const PARTIAL = 0.05;

type Index = { name: string; unique: number; partial: number };

/**
 * Writes the statistics of a large installation that `ANALYZE` would find, so that the planner of the next connection
 * goes by them. Not one row is written.
 */
export function writeLargeStatistics(db: Sqlite.Database): void {
  // Makes the table of statistics.
  db.exec('ANALYZE');
  db.exec('DELETE FROM sqlite_stat1; DELETE FROM sqlite_stat4');
  const write = db.prepare('INSERT INTO sqlite_stat1 VALUES (?, ?, ?)');
  for (const table of tablesOf(db)) {
    const rows = ROWS[table] ?? OTHER_ROWS;
    const indexes = db
      .prepare('SELECT name, "unique", partial FROM pragma_index_list(?)')
      .all(table) as Index[];
    if (indexes.length === 0) write.run(table, null, String(rows));
    for (const index of indexes) {
      const columns = db.prepare('SELECT name FROM pragma_index_info(?)').pluck().all(index.name) as string[];
      write.run(table, index.name, statOf(rows, index, columns));
    }
  }
}

/** Names of the tables that have statistics: all but those of SQLite and of full-text indexes. */
export function tablesOf(db: Sqlite.Database): string[] {
  const tables = db.prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'`);
  return (tables.pluck().all() as string[]).filter((name) => !name.startsWith('sqlite_'));
}

/** Rows of the index, and how many of them share the values of its first column, of its first two, and so on. */
function statOf(tableRows: number, { unique, partial }: Index, columns: readonly string[]): string {
  const rows = partial ? Math.ceil(tableRows * PARTIAL) : tableRows;
  let values = 1;
  const shared = columns.map((column, position) => {
    values *= VALUES[column] ?? rows;
    const isWhole = unique === 1 && position === columns.length - 1;
    return isWhole ? 1 : Math.max(1, Math.ceil(rows / Math.min(values, rows)));
  });
  return [rows, ...shared].join(' ');
}
