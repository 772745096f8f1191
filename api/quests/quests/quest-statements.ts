import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import { isUndated, startsBefore, startsFrom } from '#api/rows/quest-where.ts';
import { isInListOf } from '#db/in-list.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { PublishingStatus } from '#domain/quests/quest-status.ts';
import { type Selection, selectQuests } from './quest-selection.ts';

/** Rows that one answer may hold; one more is fetched to notice that there are too many. */
export const MAX_ROWS = 1000;

type Select = ReturnType<typeof selectQuests>;
type Statement = ReturnType<Select['prepare']>;

const { placeholder } = sql;
const ofProvider = eq(quest.providerId, placeholder('providerId'));
/** The unary plus keeps the planner on the index by start: by status it would read a charity's whole past. */
const hasStatus = (statuses: readonly PublishingStatus[]) =>
  sql`+${quest.publishingStatus} IN (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`;

/** Placeholders ids (JSON list) and viewer. */
export const questsByIds = bySelection((select) => select.where(isInListOf(quest.id, 'ids')));

/**
 * Placeholders providerId, from, until (epoch ms) and viewer: quests in a window and those without a date, in no order.
 * One statement, since a transaction of its own costs a second one more than reading what it finds.
 */
export const questsOfProvider = bySelections((select, statuses) =>
  unionAll(
    select().where(
      and(
        ofProvider,
        startsFrom(sql`${placeholder('from')}`),
        startsBefore(sql`${placeholder('until')}`),
        hasStatus(statuses),
      ),
    ),
    select().where(and(ofProvider, isUndated, hasStatus(statuses))),
  ).limit(MAX_ROWS + 1),
);

/** Placeholders providerId and viewer: quests without a date. */
export const undatedQuests = bySelection((select, statuses) =>
  select
    .where(and(ofProvider, isUndated, hasStatus(statuses)))
    .orderBy(quest.id)
    .limit(MAX_ROWS + 1),
);

/** The statuses that are listed to somebody: of every charity, of visible ones, of those where one is a manager or insider. */
export type VisibleStatuses = {
  readonly [Standing in 'everywhere' | 'public' | 'manager' | 'insider']: Statuses;
};

/**
 * Quests of all charities by start. Placeholders from, until (epoch ms), viewer, managerOf and insiderOf (JSON
 * lists).
 */
export const allQuestsInWindow = byVisibleStatuses((select, isSeen) =>
  select
    .where(and(startsFrom(sql`${placeholder('from')}`), startsBefore(sql`${placeholder('until')}`), isSeen))
    .orderBy(quest.startedAt, quest.id)
    .limit(MAX_ROWS + 1),
);

/** Undated quests of all charities. Placeholders viewer, managerOf and insiderOf. */
export const allUndatedQuests = byVisibleStatuses((select, isSeen) =>
  select
    .where(and(isUndated, isSeen))
    .orderBy(quest.id)
    .limit(MAX_ROWS + 1),
);

/** A statement for each set of columns that someone asks for; strangers cannot make more of them than these. */
const MOST_SELECTIONS = 100;

type Statuses = readonly PublishingStatus[];

function bySelection(finish: (select: Select, statuses: Statuses) => Select) {
  return bySelections((select, statuses) => finish(select(), statuses));
}

/** For statements of several selects. */
function bySelections(finish: (select: () => Select, statuses: Statuses) => Pick<Select, 'prepare'>) {
  const kept = keptStatements();
  return (db: Db, selection: Selection, statuses: Statuses = []): Statement =>
    kept(db, `${selection.key}|${statuses.join()}`, () =>
      finish(() => selectQuests(db, selection), statuses).prepare(),
    );
}

function byVisibleStatuses(finish: (select: Select, isSeen: SQL | undefined) => Select) {
  const kept = keptStatements();
  return (db: Db, selection: Selection, visibilities: VisibleStatuses): Statement =>
    kept(db, `${selection.key}|${JSON.stringify(visibilities)}`, () =>
      finish(selectQuests(db, selection), isSeenBy(db, visibilities)).prepare(),
    );
}

function isSeenBy(db: Db, visibilities: VisibleStatuses): SQL | undefined {
  if (visibilities.everywhere.length > 0) return hasStatus(visibilities.everywhere);
  const isVisible = exists(
    db
      .select({ one: sql`1` })
      .from(provider)
      .where(and(eq(provider.id, quest.providerId), eq(provider.isVisible, true))),
  );
  return or(
    and(hasStatus(visibilities.public), isVisible),
    and(hasStatus(visibilities.manager), isInListOf(quest.providerId, 'managerOf')),
    and(hasStatus(visibilities.insider), isInListOf(quest.providerId, 'insiderOf')),
  );
}

function keptStatements() {
  const statements = prepareOnce(() => new Map<string, Statement>());
  return (db: Db, key: string, make: () => Statement): Statement => {
    const known = statements(db);
    const found = known.get(key);
    if (found) return found;
    if (known.size >= MOST_SELECTIONS) known.clear();
    const made = make();
    known.set(key, made);
    return made;
  };
}
