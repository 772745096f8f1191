import { copyFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { statementTimes, type TimedStatement } from '#db/database-events.ts';
import { writeLargeStatistics } from './large-statistics.ts';
import { openScratchStore } from './scratch-store.ts';

/** A step that may read a table from end to end, in every statement or in those with that text. */
type Allowed = { step: RegExp; statement?: RegExp; reason: string };

const MAY_BE_SCANNED: readonly Allowed[] = [
  {
    step: /^SCAN \w+ (EXISTS )?VIRTUAL TABLE/,
    reason: 'ids or ranges bound as a JSON list, or words found by their index',
  },
  {
    step: /^SCAN young_message USING INDEX young_message_staff$/,
    reason: 'an index of the rows of staff alone',
  },
  {
    step: /^SCAN hours_claim USING INDEX hours_claim_(open|staff)$/,
    reason: 'indexes of open claims alone',
  },
  { step: /^SCAN (\(|CONSTANT ROW)/, reason: 'rows made by the statement itself' },
  {
    step: /^SCAN (found|near|done|numbered|known|pair|shared|unread|asked|rest|served|held|heir|same|listed|lists|taken|step|differs)$/,
    reason: 'rows that the statement has found before, under a name of its own',
  },
  {
    step: /^SCAN (area_outline|district|hour_value|job_run|setting|commit_stamp|mail_server)\b/,
    reason: 'a few dozen rows',
  },
  { step: /^SCAN charity$/, reason: 'the health of all charities: each is in the order' },
  { step: /^SCAN contest_result\b/, reason: 'a few rows a year, all of them listed' },
  { step: /^SCAN guild\b/, reason: 'a part of a name has no index, and the contest lists all guilds' },
  {
    step: /^SCAN (audit_entry|outbox_message|charity_request) USING COVERING INDEX \w+$/,
    statement: /^select count\(\*\) from "\w+"$/,
    reason: 'a count of all rows, from an index alone',
  },
  {
    step: /^SCAN contract USING INDEX contract_times_reason_marked$/,
    reason: 'the index holds nothing but hours with a reason, all of which staff list',
  },
  {
    step: /^SCAN \w+ USING (COVERING )?INDEX (audit_entry_at|outbox_message_age|charity_request_age|factor_recovery_asked|record_merge_age|quest_listing_order)$/,
    statement: /\blimit\b/i,
    reason: 'a page in the order of an index, read up to its end',
  },
  {
    step: /^SCAN quest_listing$/,
    statement: /\blimit\b/i,
    reason: 'read in the order of starts, up to the limit',
  },
  {
    step: /^SCAN (chariteer|provider)$/,
    statement:
      /^select count\(\*\) from "(chariteer" where "chariteer"."removedAt" is null|provider" where "provider"."isVisible" = \+\?)$/,
    reason: 'figures of the installation, which count everyone; for staff',
  },
  {
    step: /^SCAN child_record USING COVERING INDEX sqlite_autoindex_child_record_1$/,
    statement: /inner join "account" .*coalesce\(/,
    reason: 'once an hour, ids of registered children alone: fewer than accounts under 18',
  },
  {
    step: /^SCAN provider USING INDEX sqlite_autoindex_provider_1$/,
    statement:
      /^select "id" from "provider" where "provider"."isVisible" = \+\? order by "provider"."id" asc$/,
    reason: 'the sitemap lists all charities',
  },
  {
    step: /^SCAN provider\b/,
    statement: /from "provider"( inner join "district" .*| where \(?instr.*)?$/,
    reason: 'lists of all charities by name, of which a part has no index',
  },
  {
    step: /^SCAN account USING (COVERING )?INDEX (account_username_key|account_search|account_mailbox)$/,
    statement:
      /^select count\(\*\) from "account"( where instr\(.*)?$|from "account" left join .* limit \+\?/s,
    reason: 'staff list all accounts and search a part of a name, which only the whole index of keys finds',
  },
  {
    step: /^SCAN person_mark USING COVERING INDEX person_mark_hash$/,
    statement: /^WITH shared AS/,
    reason: 'likely duplicates compare everyone with everyone; for staff',
  },
  {
    step: /^SCAN awaited USING COVERING INDEX waiting_person_order$/,
    reason: 'the worker offers what came free to everyone who waits',
  },
  { step: /^SCAN closed_account$/, reason: 'accounts that were closed in the last days' },
  {
    step: /^SCAN audit_seal$/,
    statement: /order by "audit_seal"."block" (asc|desc)/,
    reason: 'blocks in the order of their numbers',
  },
  {
    step: /^SCAN stand_in_request$/,
    statement: /^select rowid from "stand_in_request"/,
    reason: 'old requests are swept once an hour',
  },
  {
    step: /^SCAN (merge|reservation_request|outbox_message)$/,
    statement: /^\s*WITH RECURSIVE same|"(askedById|aboutPersonId)"/,
    reason: 'staff merge two records: columns without an index, a few times a week',
  },
  {
    step: /^SCAN stand_in_request USING INDEX stand_in_request_open$/,
    reason: 'the index holds nothing but open requests',
  },
];

/** The most rows that are sorted for one page. */
const MOST_SORTED = 5_000;
/** How many ids a JSON list has at most, as pages do. */
const IDS = 100;

type Step = { id: number; parent: number; detail: string };

export type Planner = { name: string; db: Sqlite.Database };

/** The two empty databases whose planners are asked: one without statistics, one with those of a large installation. */
export async function openPlanners() {
  const scratch = await openScratchStore();
  const file = `${scratch.folder}/app.db`;
  await scratch.store.scrub();
  const large = `${scratch.folder}/large.db`;
  copyFileSync(file, large);
  const writing = new Sqlite(large);
  writeLargeStatistics(writing);
  writing.close();
  const planners: Planner[] = [
    { name: 'without statistics', db: new Sqlite(file, { readonly: true }) },
    { name: 'with statistics', db: new Sqlite(large, { readonly: true }) },
  ];
  return {
    planners,
    async close() {
      for (const { db } of planners) db.close();
      await scratch.end();
    },
  };
}

export type Planners = Awaited<ReturnType<typeof openPlanners>>;

/** The texts of all statements that the work sends, as SQLite gets them, each once. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts = new Set<string>();
  const note = (message: unknown) => texts.add((message as TimedStatement).sql);
  statementTimes.subscribe(note);
  try {
    await work();
    return [...texts].filter((text) => /^\s*(select|update|delete|with)\b/i.test(text));
  } finally {
    statementTimes.unsubscribe(note);
  }
}

/** The steps of a statement's plan. */
export function planOf({ db }: Planner, statement: string): Step[] {
  const blanks = Array.from({ length: statement.split('?').length - 1 }, () => null);
  return db.prepare(`EXPLAIN QUERY PLAN ${statement}`).all(...blanks) as Step[];
}

/** What is wrong with the plans of the statements, by either planner; each fault once. */
export function faultsOf({ planners }: Planners, statements: readonly string[]): string[] {
  const rowsOf = rowsByIndex(planners);
  const faults = statements.flatMap((statement) =>
    planners.flatMap((planner) => {
      const steps = planOf(planner, statement);
      const told = [
        ...scansOf(steps, statement),
        ...(/\blimit\b/i.test(statement) ? sortsOf(steps, rowsOf) : []),
      ];
      return told.map((fault) => `${fault} ${planner.name}: ${statement.replace(/\s+/g, ' ').slice(0, 160)}`);
    }),
  );
  return [...new Set(faults)];
}

/** Steps that read a table from end to end which may grow. */
function scansOf(steps: readonly Step[], statement: string): string[] {
  const isAllowed = (detail: string) =>
    MAY_BE_SCANNED.some((one) => one.step.test(detail) && (one.statement?.test(statement) ?? true));
  return steps
    .map(({ detail }) => detail)
    .filter((detail) => detail.startsWith('SCAN') && !isAllowed(detail));
}

/** Sorts of whole results, beside a limit, of more rows than are sorted for a page. */
function sortsOf(steps: readonly Step[], rowsOf: (detail: string) => number): string[] {
  return steps.flatMap(({ parent, detail }) => {
    if (detail !== 'USE TEMP B-TREE FOR ORDER BY') return [];
    const loops = steps.filter((step) => step.parent === parent && /^(SEARCH|SCAN)/.test(step.detail));
    const rows = loops.reduce((product, step) => product * rowsOf(step.detail), 1);
    return rows > MOST_SORTED ? [`sorts ${rows} rows of ${loops[0]?.detail}`] : [];
  });
}

/** How many rows a step of a plan finds each time in a large installation. */
function rowsByIndex(planners: readonly Planner[]): (detail: string) => number {
  const statistics = planners.at(-1)?.db.prepare('SELECT tbl, idx, stat FROM sqlite_stat1').all() ?? [];
  const known = new Map<string, number[]>();
  for (const { tbl, idx, stat } of statistics as { tbl: string; idx: string | null; stat: string }[]) {
    const numbers = stat.split(' ').map(Number);
    known.set(idx ?? tbl, numbers);
    if (!known.has(tbl)) known.set(tbl, numbers.slice(0, 1));
  }
  return (detail) => {
    if (/VIRTUAL TABLE|^SCAN \(/.test(detail)) return IDS;
    const { index, table } =
      /^(?:SEARCH|SCAN) (?<table>\w+)(?: USING (?:COVERING )?INDEX (?<index>\w+))?/.exec(detail)?.groups ??
      {};
    if (/PRIMARY KEY \(rowid=\?\)|AUTOMATIC/.test(detail)) return 1;
    const equalities = detail.split(/=\?/).length - 1;
    return known.get(index ?? table ?? '')?.[equalities] ?? IDS;
  };
}
