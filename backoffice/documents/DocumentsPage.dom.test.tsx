import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import type { QuestRecord } from '../records/quest-record.ts';
import { DocumentsPage } from './DocumentsPage.tsx';
import { QuestDocuments } from './QuestDocuments.tsx';

freshConsole();

const waiver = {
  ...{ id: 'd1', title: 'Waiver', text: '<p>At my own risk.</p>', audience: 'adults', validMonths: 12 },
  ...{ isForAll: false, requiredBy: ['s1', 'q1'], version: 2, changedAt: '2026-03-07T15:00:00.000Z' },
  signedCount: 3,
};
const answers = {
  charityDocuments: [waiver],
  getSpecificQuests: [{ id: 's1', eventTitle: 'Soup', stampTitle: 'Dinner' }],
  questPage: {
    items: [{ id: 'q1', eventTitle: 'Gala', startedAt: '2026-03-09T15:00:00.000Z', templateQuestId: null }],
  },
  saveDocument: { id: 'd1' },
};

it('shows what is signed by whom, and saves a change with where it is required [WAV-01, WAV-02]', async () => {
  const { user, asked } = await openPart(<DocumentsPage />, { answers });
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('Adults. 2 quests and stamps. Valid 12 months');
  expect(row.textContent).toContain('Version 2, March 7, 2026 · 3 people have signed');
  await user.click(within(row).getByRole('button', { name: 'Edit Waiver' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Gala, March 9, 2026' }));
  await user.clear(within(dialog).getByRole('textbox', { name: /^Valid for months/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: /^Earlier signatures/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Document saved')).toBeTruthy();
  const { text, title, audience } = waiver;
  const kept = { id: 'd1', version: 2, providerId: 'charity-1', title, text, audience };
  expect(asked('ConsoleSaveDocument')).toEqual([
    { input: { ...kept, validMonths: null, isForAll: false, requiredBy: ['s1'], keepsSignatures: true } },
  ]);
});

it('lets an admin require a document of one date; what its stamp or all quests require stays ticked [WAV-01]', async () => {
  const all = { ...waiver, id: 'd2', title: 'Photos', isForAll: true, requiredBy: [] };
  const stamped = { ...waiver, id: 'd3', title: 'Conduct', requiredBy: ['s1'] };
  const own = { ...waiver, requiredBy: [] };
  const quest = { id: 'q2', providerId: 'charity-1', templateQuestId: 's1' } as QuestRecord;
  const { user, asked } = await openPart(<QuestDocuments quest={quest} />, {
    answers: { charityDocuments: [own, all, stamped], requireDocuments: true },
  });
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Waiver' }));
  expect(boxes[0]?.checked).toBe(true);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(asked('ConsoleRequireDocuments')).toEqual([{ questId: 'q2', documentIds: ['d1'] }]);
});

it('takes the tick back where the server refuses [WAV-01]', async () => {
  const quest = { id: 'q2', providerId: 'charity-1', templateQuestId: null } as QuestRecord;
  const { user } = await openPart(<QuestDocuments quest={quest} />, {
    answers: { charityDocuments: [waiver], requireDocuments: refusal('DOCUMENT_NOT_FOUND') },
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  await user.click(box);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(box.checked).toBe(false);
});

it('shows a quest’s documents to no one but admins [WAV-01]', async () => {
  const quest = { id: 'q2', providerId: 'charity-1', templateQuestId: null } as QuestRecord;
  const { asked } = await openPart(<QuestDocuments quest={quest} />, { roles: ['managers'], answers });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(asked('ConsoleDocuments')).toEqual([]);
});

it('writes a new one only with a title and a text, and says what the server refuses [WAV-01]', async () => {
  const { user, asked } = await openPart(<DocumentsPage />, {
    answers: { ...answers, charityDocuments: [], saveDocument: refusal('EDIT_CONFLICT') },
  });
  expect(await screen.findByText(/^Nothing to sign yet/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'New document' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('checkbox', { name: 'Required for all quests' })).toHaveProperty(
    'checked',
    false,
  );
  await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Photos');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Write up to 20,000 characters.')).toBeTruthy();
  expect(asked('ConsoleSaveDocument')).toEqual([]);
});

it('lists who signed, and what no longer counts, and withdraws after a question [WAV-07, WAV-09]', async () => {
  const signed = {
    role: 'self',
    way: 'site',
    version: 2,
    signedAt: '2026-03-08T15:00:00.000Z',
    seenBy: null,
  };
  const items = [
    {
      id: 'x',
      ...{ username: 'ana', nameFirst: 'Ana', nameLast: 'Díaz' },
      signedName: 'Ana Diaz',
      ...signed,
      expiresAt: '2027-03-08T15:00:00.000Z',
      isValid: true,
    },
    {
      id: 'y',
      ...{ username: 'ben', nameFirst: null, nameLast: null },
      signedName: 'Eva Ost',
      ...signed,
      role: 'guardian',
      version: 1,
      expiresAt: null,
      isValid: false,
    },
    {
      id: 'z',
      ...{ username: 'cy', nameFirst: 'Cy', nameLast: 'Moss' },
      signedName: 'Mickey Mouse',
      ...signed,
      expiresAt: null,
      isValid: true,
    },
  ];
  const { user, asked } = await openPart(<DocumentsPage />, {
    answers: { ...answers, documentSignatures: { total: 3, items }, withdrawDocument: 'd1' },
  });
  await user.click(await screen.findByRole('button', { name: 'Who signed Waiver' }));
  const dialog = await screen.findByRole('dialog');
  const rows = await within(dialog).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Ana Diaz (ana)Account name: Ana Díaz, Signed March 8, 2026, version 2, until March 8, 2027',
    'Eva Ost (ben)Signed March 8, 2026, version 1, by a guardian, no longer counts',
    'Mickey Mouse (cy)Account name: Cy Moss name differsSigned March 8, 2026, version 2',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Document withdrawn')).toBeTruthy();
  expect(asked('ConsoleWithdrawDocument')).toEqual([{ id: 'd1' }]);
});

it('lists who has to sign again and when they come, and takes a signature on paper [WAV-07, WAV-09]', async () => {
  const ana = { chariteerId: 'ana', username: 'ana', nameFirst: 'Ana', nameLast: 'Diaz' };
  const items = [{ ...ana, nextAt: '2026-03-14T15:00:00.000Z', signedAt: '2025-03-08T15:00:00.000Z' }];
  const { user, asked } = await openPart(<DocumentsPage />, {
    answers: { ...answers, documentUnsigned: { total: 1, items }, recordPaperSignature: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Who has to sign Waiver' }));
  const rows = await within(await screen.findByRole('dialog')).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Ana Diazcomes March 14, 2026, signed March 8, 2025Signed on paper',
  ]);
  await user.click(screen.getByRole('button', { name: 'Ana Diaz signed Waiver on paper' }));
  const paper = await screen.findByRole('dialog', { name: 'Paper signature for Waiver' });
  await user.type(within(paper).getByRole('textbox'), 'Ana Diaz');
  await user.click(within(paper).getByRole('button', { name: 'Record signature' }));
  expect(await screen.findByText('Signature recorded')).toBeTruthy();
  expect(asked('ConsoleRecordPaper')).toEqual([{ id: 'd1', chariteerId: 'ana', fullName: 'Ana Diaz' }]);
});

it('is read, not changed, by managers, and who signed is not for coordinators [WAV-01, WAV-09]', async () => {
  await openPart(<DocumentsPage />, { answers, roles: ['coordinators'] });
  expect(await screen.findByText('Waiver')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
