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
  /** The page of what it is about, where that is not where it is done. */
  page?: string;
  /** The first one is the one to take; those that cost something come last. */
  steps: readonly DeskStep[];
};
type DeskStep = { step: string; to: string };
export type DeskPart = { id: string; title: string; rows: readonly DeskRow[] };

/** What the viewer may do about quests: without it a row leads to the quest. */
export type DeskRights = { canMark: boolean; canWrite: boolean; canAlert: boolean };

type Desk = DeskQuery['desk'];

/** The parts that come before what volunteers say of their hours. */
export const BEFORE_CLAIMS: readonly string[] = ['today', 'short', 'lateDrops', 'ownMarks'];

/** The parts of a desk with something to do, in the order in which they should be done. */
export function deskParts(desk: Desk, rights: DeskRights): DeskPart[] {
  const t = textsOf(consoleTodoTexts);
  const sheet = rights.canMark ? stepTo('attendance', t.sheet) : stepTo('show', t.open);
  const confirm = stepTo('attendance', t.confirm);
  const ask = findPeople(rights);
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

type Steps = (questId: string) => DeskStep[];

function stepTo(page: 'attendance' | 'show' | 'broadcast', step: string): Steps {
  return (questId) => [{ step, to: `${questPage(questId)}/${page}` }];
}

function questPage(questId: string): string {
  return `/quests/${encodeURIComponent(questId)}`;
}

/** How people are found for a quest: by asking those who came before, which is free, then by an alert. */
function findPeople({ canWrite, canAlert }: DeskRights): Steps {
  const t = textsOf(consoleTodoTexts);
  const ways: Steps[] = [
    ...(canWrite
      ? [(id: string) => [{ step: t.write, to: `/chariteers?about=${encodeURIComponent(id)}` }]]
      : []),
    ...(canAlert ? [stepTo('broadcast', t.ask)] : []),
  ];
  return ways.length > 0 ? (id) => ways.flatMap((way) => way(id)) : stepTo('show', t.open);
}

function rowOf(quest: DeskQuestFragment, steps: Steps, facts: readonly (string | null)[]): DeskRow {
  const { day, time } = questWhen(quest);
  const { takenCount: taken, resourceMaxNumber: places } = quest;
  const counted = textsOf(consoleTodoTexts).taken({ taken, places });
  return {
    id: quest.id,
    title: quest.eventTitle,
    isWritten: true,
    facts: [`${day}, ${time}`, counted, ...facts.filter((fact) => fact !== null)],
    page: `${questPage(quest.id)}/show`,
    steps: steps(quest.id),
  };
}

function missingText({ takenCount, resourceMinNumber }: DeskQuestFragment): string | null {
  const missing = resourceMinNumber - takenCount;
  return missing > 0 ? textsOf(consoleTodoTexts).missing({ missing }) : null;
}

function messageRow({ id, eventTitle, startedAt, count }: Desk['unanswered'][number]): DeskRow {
  const t = textsOf(consoleTodoTexts);
  const facts = [questWhen({ startedAt, endedAt: null }).day, t.messages({ count })];
  const steps = stepTo('show', t.answer)(id);
  return { id, title: eventTitle, isWritten: true, facts, page: `${questPage(id)}/show`, steps };
}

function peopleRows({ applicationCount, trainingCount }: Desk): DeskRow[] {
  const t = textsOf(consoleTodoTexts);
  const row = { isWritten: false, facts: [] };
  const review = (to: string) => [{ step: t.review, to }];
  const applications = { id: 'applications', title: t.applications({ count: applicationCount }) };
  const trainings = { id: 'trainings', title: t.trainings({ count: trainingCount }) };
  return [
    ...(applicationCount > 0 ? [{ ...row, ...applications, steps: review('/groups') }] : []),
    ...(trainingCount > 0 ? [{ ...row, ...trainings, steps: review('/chariteers?tab=orientations') }] : []),
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
    rows.push({ ...row, id: 'drafts', title, steps: [{ step: t.review, to }] });
  }
  if (month !== null) {
    const title = t.month({ month: consoleFormats().month(month) });
    const to = `/calendar?month=${month}&post=1`;
    rows.push({ ...row, id: 'month', title, steps: [{ step: t.post, to }] });
  }
  return rows;
}
