import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { VolunteerList } from './VolunteerList.tsx';

freshConsole();

const volunteer = (id: string, nameFirst: string) => ({
  ...{ id, minutes: 90, noShowCount: 1, trainings: ['Kitchen'], labels: [], firstVisitAt: null },
  ...{ lastVisitAt: '2990-03-05T22:30:00.000Z', nextVisitAt: null },
  chariteer: {
    id,
    username: `${id}00`,
    nameFirst,
    nameLast: 'Ruiz',
    phoneNumber: '2015550100',
    emailAddress: null,
  },
});
const QUEST = { id: 'q1', eventTitle: 'Serve', startedAt: '2990-03-07T14:05:00.000Z', endedAt: null };
const PREVIEW = {
  ...{ peopleCount: 1, channels: [], unreached: [], unwantedCount: 0, copyCount: 0 },
  ...{ leavesOutYoung: false, isAnswered: true, waitsUntil: null },
};

const open = (locale: 'en' | 'es' = 'en', at = '/chariteers') =>
  openPart(<VolunteerList providerId="charity-1" />, {
    ...{ locale, at, invents: true, roles: ['admins'] },
    answers: {
      volunteerPage: { items: [volunteer('v1', 'Ben'), volunteer('v2', 'Ana')], total: 2 },
      volunteerLabels: [{ id: 'l1', name: 'Drives' }],
      labelVolunteers: 1,
      createVolunteerLabel: { id: 'l2', name: 'Cooks' },
      questPage: { items: [QUEST], total: 1 },
      previewQuestMessage: PREVIEW,
      writeToQuest: { id: 'm1' },
    },
  });

it('tells of each who they are and when they came, and shows and hides columns [DSK-07, DSK-13]', async () => {
  const { user, asked } = await open();
  const link = await screen.findByRole('link', { name: 'Ben Ruiz' });
  expect(link.getAttribute('href')).toBe('/chariteers/v1');
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads()).toEqual(['', 'Name', 'Contact', 'Last visit', 'Next visit', 'Hours', 'No-shows', 'Labels']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Trainings' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(heads()).toContain('Trainings'));
  expect(asked('VolunteerPage')[0]).toMatchObject({ sort: { field: 'minutes', order: 'DESC' } });
});

it('writes to those who are selected about a quest that is chosen [DSK-07]', async () => {
  const { user, asked } = await open();
  await screen.findByRole('link', { name: 'Ben Ruiz' });
  await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Message' }));
  await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Can you come?');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findByText('Choose a quest.', { selector: 'p' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('About which quest?'), 'q1');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(asked('ConsoleWriteToQuest')).toHaveLength(1));
  expect(asked('ConsoleWriteToQuest')).toMatchObject([
    { questId: 'q1', audience: 'chosen', volunteerIds: ['v1'], text: 'Can you come?' },
  ]);
});

it('is narrowed by a label, and puts a new one on those who are selected [DSK-08]', async () => {
  const { user, asked } = await open();
  await screen.findByRole('link', { name: 'Ben Ruiz' });
  await user.click(await screen.findByRole('combobox', { name: 'Label' }));
  await user.click(await screen.findByRole('option', { name: 'Drives' }));
  await waitFor(() => expect(asked('VolunteerPage').at(-1)).toMatchObject({ filter: { labelId: 'l1' } }));
  await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Label' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Label' }));
  await user.selectOptions(dialog.getByLabelText('Label'), 'New label');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Fill this in.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /New label/ }), 'Cooks');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('ConsoleLabelVolunteers')).toHaveLength(1));
  expect(asked('ConsoleCreateLabel')).toEqual([{ providerId: 'charity-1', name: 'Cooks' }]);
  expect(asked('ConsoleLabelVolunteers')).toEqual([{ labelId: 'l2', volunteerIds: ['v1'], isOn: true }]);
});

it('is Spanish [DSK-07, LNG-07]', async () => {
  await open('es');
  await screen.findByRole('link', { name: 'Ben Ruiz' });
  expect(englishIn().filter((text) => !/Ruiz|v\d00|Kitchen|Drives/.test(text))).toEqual([]);
});
