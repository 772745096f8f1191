import { consoleTodoTexts } from '#domain/texts/generated/console-todo.ts';
import { newYorkMonth } from '#domain/time/new-york-time.ts';
import type { DeskQuery, DeskQuestFragment } from '../gql/generated.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import { questWhen } from '../records/quest-when.ts';

/** Row of the desk: what it is about, and where it is done. */
export type DeskRow = {
  id: string;
  title: string;
  /** Titles that people wrote are not in the language of the console. */
  isWritten: boolean;
  facts: readonly string[];
  step: string;
  to: string;
};
export type DeskPart = { id: string; title: string; rows: readonly DeskRow[] };

/** What the viewer may do about quests: without it a row leads to the quest. */
export type DeskRights = { canMark: boolean; canAlert: boolean };

type Desk = DeskQuery['desk'];

/** The parts of a desk with something to do, in the order in which they should be done. */
export function deskParts(desk: Desk, rights: DeskRights): DeskPart[] {
  const t = textsOf(consoleTodoTexts);
  const sheet = rights.canMark ? stepTo('attendance', t.sheet) : stepTo('show', t.open);
  const confirm = stepTo('attendance', t.confirm);
  const ask = rights.canAlert ? stepTo('broadcast', t.ask) : stepTo('show', t.open);
  const parts = {
    today: desk.today.map((quest) => rowOf(quest, sheet, [missingText(quest)])),
    short: desk.short.map((quest) => rowOf(quest, ask, [missingText(quest)])),
    lateDrops: desk.lateDrops.map((quest) => rowOf(quest, ask, [t.dropped({ count: quest.count })])),
    ownMarks: desk.ownMarks.map((quest) => rowOf(quest, confirm, [t.toConfirm({ count: quest.count })])),
    unanswered: desk.unanswered.map(messageRow),
    people: peopleRows(desk),
    posting: postingRows(desk),
  };
  return Object.entries(parts).flatMap(([id, rows]) =>
    rows.length > 0 ? [{ id, title: t[id as keyof typeof parts], rows }] : [],
  );
}

type Step = (questId: string) => Pick<DeskRow, 'step' | 'to'>;

function stepTo(page: 'attendance' | 'show' | 'broadcast', step: string): Step {
  return (questId) => ({ step, to: `/quests/${encodeURIComponent(questId)}/${page}` });
}

function rowOf(quest: DeskQuestFragment, step: Step, facts: readonly (string | null)[]): DeskRow {
  const { day, time } = questWhen(quest);
  const { takenCount: taken, resourceMaxNumber: places } = quest;
  const counted = textsOf(consoleTodoTexts).taken({ taken, places });
  return {
    ...step(quest.id),
    id: quest.id,
    title: quest.eventTitle,
    isWritten: true,
    facts: [`${day}, ${time}`, counted, ...facts.filter((fact) => fact !== null)],
  };
}

function missingText({ takenCount, resourceMinNumber }: DeskQuestFragment): string | null {
  const missing = resourceMinNumber - takenCount;
  return missing > 0 ? textsOf(consoleTodoTexts).missing({ missing }) : null;
}

function messageRow({ id, eventTitle, startedAt, count }: Desk['unanswered'][number]): DeskRow {
  const t = textsOf(consoleTodoTexts);
  const facts = [questWhen({ startedAt, endedAt: null }).day, t.messages({ count })];
  return { ...stepTo('show', t.answer)(id), id, title: eventTitle, isWritten: true, facts };
}

function peopleRows({ applicationCount, trainingCount }: Desk): DeskRow[] {
  const t = textsOf(consoleTodoTexts);
  const step = { isWritten: false, facts: [], step: t.review };
  const applications = { id: 'applications', title: t.applications({ count: applicationCount }) };
  const trainings = { id: 'trainings', title: t.trainings({ count: trainingCount }) };
  return [
    ...(applicationCount > 0 ? [{ ...step, ...applications, to: '/groups' }] : []),
    ...(trainingCount > 0 ? [{ ...step, ...trainings, to: '/chariteers?tab=orientations' }] : []),
  ];
}

function postingRows({ drafts: [first], unpostedMonth: month }: Desk): DeskRow[] {
  const t = textsOf(consoleTodoTexts);
  const row = { isWritten: false, facts: [] };
  const rows: DeskRow[] = [];
  if (first) {
    const day = questWhen({ ...first, endedAt: null }).day;
    const title = t.drafts({ count: first.count, day });
    const to = `/calendar?month=${newYorkMonth(Date.parse(first.startedAt))}`;
    rows.push({ ...row, id: 'drafts', title, step: t.review, to });
  }
  if (month !== null) {
    const title = t.month({ month: consoleFormats().month(month) });
    rows.push({ ...row, id: 'month', title, step: t.post, to: `/calendar?month=${month}&post=1` });
  }
  return rows;
}
