import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { accountOf } from '../../../tests/support/staff-account.ts';
import { ComparePage } from './ComparePage.tsx';
import { DuplicateList } from './DuplicateList.tsx';
import { MergeList } from './MergeList.tsx';

freshConsole();

const ANA = accountOf();
const BEA = accountOf({ id: 'bea', username: 'bea', email: 'bea@example.org' });
const parts = [
  { subject: 'signUps', moved: 3, setAside: 1 },
  { subject: 'bans', moved: 0, setAside: 0 },
];
const merged = {
  id: 'm',
  keptId: 'ana',
  keptUsername: 'ana',
  droppedUsername: 'bea',
  mergedAt: '2026-11-16T15:00:00.000Z',
  undoUntil: '2026-12-16T15:00:00.000Z',
  undoneAt: null,
};

async function open(answers: Answers = {}, locale: 'en' | 'es' = 'en') {
  const previewMerge = ({ keptId }: { keptId: string }) =>
    keptId === 'ana'
      ? { kept: ANA, dropped: BEA, parts, guardians: [] }
      : { kept: BEA, dropped: ANA, parts, guardians: [] };
  const part = await openPart(<ComparePage />, {
    answers: { previewMerge, ...answers },
    isStaff: true,
    locale,
    at: '/doubles/ana~bea',
    path: '/doubles/:id',
  });
  return part;
}

it('both records stand beside each other, with what would move, and the other one can be kept [JOI-13: the page]', async () => {
  const { user, asked } = await open();
  const table = await screen.findByRole('table', { name: 'What changes' });
  expect(within(table).getByRole('row', { name: 'Sign-ups 3 1' })).toBeTruthy();
  expect(within(table).queryByText('Bans and closed contacts')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'ana stays' })).getByText('ana@example.org')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'bea closes' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'bea' }));
  expect(await screen.findByRole('region', { name: 'bea stays' })).toBeTruthy();
  await waitFor(() => expect(asked('PreviewMerge')).toContainEqual({ keptId: 'bea', droppedId: 'ana' }));
  expect(asked('MergeRecords')).toEqual([]);
});

it('nothing is merged before a question with both names is answered; Escape leaves it [JOI-13: the question]', async () => {
  const { user, asked, whereTo } = await open({ mergeRecords: merged });
  await user.click(await screen.findByRole('button', { name: 'Merge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge bea into ana?' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(dialog.textContent).toContain(' closes.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked('MergeRecords')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  await user.click(await screen.findByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('bea is now part of ana.')).toBeTruthy();
  expect(asked('MergeRecords')).toEqual([{ keptId: 'ana', droppedId: 'bea' }]);
  expect(whereTo()).toBe('/merges');
});

it('says why two records cannot be merged, and offers no merge [JOI-13: refused]', async () => {
  await open({ previewMerge: refusal('RECORDS_OF_TWO_PEOPLE') });
  expect(await screen.findByText(/One is the other’s guardian or supervisor/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull();
});

const ROSA = { username: 'rosa', email: 'rosa@example.org', hasKept: true, hasDropped: true };
const LEO = { username: 'leo', email: 'leo@example.org', hasKept: false, hasDropped: true };

it('says whose child it is, and that the guardian is told [JOI-13: children]', async () => {
  const preview = { kept: ANA, dropped: BEA, parts, guardians: [ROSA] };
  const { user } = await open({ previewMerge: preview });
  expect(await screen.findAllByText('rosa')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Who will see it' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText(/We email all guardians/)).toBeTruthy();
});

it('says who will see the record, and to ask both first [JOI-13: children of two guardians]', async () => {
  const guardians = [{ ...ROSA, hasDropped: false }, LEO];
  await open({ previewMerge: { kept: ANA, dropped: BEA, parts, guardians } });
  const who = await screen.findByRole('region', { name: 'Who will see it' });
  expect(within(who).getByText('rosa, rosa@example.org: has ana')).toBeTruthy();
  expect(within(who).getByText('leo, leo@example.org: has bea')).toBeTruthy();
  expect(within(who).getByText(/Ask both guardians first/)).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'ana stays' })).getByText('rosa')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'bea closes' })).getByText('leo')).toBeTruthy();
});

it('who has one in common are not asked about first [JOI-13: children of two guardians]', async () => {
  await open({ previewMerge: { kept: ANA, dropped: BEA, parts, guardians: [ROSA, LEO] } });
  const who = await screen.findByRole('region', { name: 'Who will see it' });
  expect(within(who).getByText('rosa, rosa@example.org: has both')).toBeTruthy();
  expect(within(who).queryByText(/Ask both guardians/)).toBeNull();
});

it('pairs lead to both, with what they share [JOI-13: the list]', async () => {
  const shared = { same: ['person', 'phone'], ofOtherGuardians: false };
  const pair = { id: 'ana~bea', one: ANA, other: BEA, ...shared };
  const children = { ...pair, id: 'ana~eve', same: ['person'], ofOtherGuardians: true };
  const list = (
    <ResourceContextProvider value="doubles">
      <DuplicateList />
    </ResourceContextProvider>
  );
  const answers = { likelyDoubles: { items: [pair, children], total: 2 } };
  await openPart(list, { answers, isStaff: true, at: '/doubles' });
  const [link] = await screen.findAllByRole('link', { name: 'ana and bea' });
  expect(link?.getAttribute('href')).toContain('/doubles/ana~bea');
  expect(screen.getByText('name and birth date, phone')).toBeTruthy();
  expect(screen.getByText('name and birth date, different guardians: ask both')).toBeTruthy();
});

it('a merge is taken back after one question, until its day [JOI-14: the page]', async () => {
  const list = (
    <ResourceContextProvider value="merges">
      <MergeList />
    </ResourceContextProvider>
  );
  const undoMerge = { ...merged, undoneAt: merged.mergedAt };
  const answers = { recordMerges: { items: [merged], total: 1 }, undoMerge };
  const { user, asked } = await openPart(list, { answers, isStaff: true, at: '/merges' });
  expect(await screen.findByText('bea into ana')).toBeTruthy();
  expect(screen.getByText(/Until .*December 16|Until .*Dec/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo merging bea into ana' }));
  await user.click(await screen.findByRole('button', { name: 'Undo merge' }));
  expect(await screen.findByText('ana and bea are separate again.')).toBeTruthy();
  expect(asked('UndoMerge')).toEqual([{ id: 'm' }]);
});

it('the page and its question are Spanish [LNG-07: doubles]', async () => {
  const { user } = await open({}, 'es');
  expect(await screen.findByRole('rowheader', { name: 'Inscripciones' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unir' }));
  expect(await screen.findByText('¿Unir bea con ana?')).toBeTruthy();
});
