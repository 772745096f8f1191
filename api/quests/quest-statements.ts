import { and, eq, or, sql } from 'drizzle-orm';
import { isInListOf } from '#db/in-list.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { selectForViewer, selectForVisitor } from './quest-selection.ts';

/** Rows that one answer may hold; one more is fetched to notice that there are too many. */
export const MAX_ROWS = 1000;

type Selected = ReturnType<typeof selectForVisitor> | ReturnType<typeof selectForViewer>;

const { placeholder } = sql;
/** The unary plus keeps the planner on the index by start: by status it would read a charity's whole past. */
const hasStatus = sql`+${quest.publishingStatus} IN (SELECT value FROM json_each(${placeholder('statuses')}))`;
const ofProvider = eq(quest.providerId, placeholder('providerId'));
const isUndated = and(ofProvider, sql`${quest.startedAt} IS NULL`);
const startsInWindow = and(
  ofProvider,
  sql`${quest.startedAt} >= ${placeholder('from')}`,
  sql`${quest.startedAt} < ${placeholder('until')}`,
);

const byIds = (selected: Selected) => selected.where(isInListOf(quest.id, 'ids')).prepare();
const inWindow = (selected: Selected) =>
  selected
    .where(and(or(isUndated, startsInWindow), hasStatus))
    .orderBy(sql`${quest.startedAt} IS NULL`, quest.startedAt, quest.id)
    .limit(MAX_ROWS + 1)
    .prepare();
const templates = (selected: Selected) =>
  selected
    .where(and(ofProvider, eq(quest.publishingStatus, 'Template')))
    .orderBy(quest.id)
    .limit(MAX_ROWS + 1)
    .prepare();

/** Each statement twice: joined with the viewer's own contracts, and without for visitors. */
const forBoth = (finish: (selected: Selected) => ReturnType<typeof byIds>) => {
  const forVisitor = prepareOnce((db: Db) => finish(selectForVisitor(db)));
  const forViewer = prepareOnce((db: Db) => finish(selectForViewer(db)));
  return (db: Db, viewerId: string | null) => (viewerId === null ? forVisitor(db) : forViewer(db));
};

/** Placeholders ids (JSON list) and viewer. */
export const questsByIds = forBoth(byIds);
/** Placeholders providerId, statuses (JSON list), from, until (epoch ms) and viewer; undated roles come last. */
export const questsInWindow = forBoth(inWindow);
/** Placeholders providerId and viewer. */
export const questTemplates = forBoth(templates);
