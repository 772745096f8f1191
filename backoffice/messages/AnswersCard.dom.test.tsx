import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { englishIn } from '../../tests/support/english-in.ts';
import { MessagingPage } from './MessagingPage.tsx';

freshConsole();

it('admins see where answers go, set an address, and take it away [MSG-22]', async () => {
  const answers = {
    reminderSetting: { chosen: null, reminders: ['2d', '3h'] },
    answersAddress: 'team@harbor.example',
    askForAnswersAddress: true,
    removeAnswersAddress: true,
  };
  const { user, asked: sentTo } = await openPart(<MessagingPage />, { answers });
  expect(await screen.findByText(/go to team@harbor\.example\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Charity’s address/), 'new@harbor');
  await user.click(dialog.getByRole('button', { name: 'Send link' }));
  expect(await dialog.findByText(/doesn’t look like an email address/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Charity’s address/), '.example{Enter}');
  expect(await screen.findByText(/^We sent new@harbor\.example/)).toBeTruthy();
  expect(sentTo('ConsoleAskForAnswers')).toEqual([
    { providerId: 'charity-1', emailAddress: 'new@harbor.example' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Turn off replies' }));
  await waitFor(() => expect(sentTo('ConsoleRemoveAnswers')).toEqual([{ providerId: 'charity-1' }]));
});

it('who is no admin sees the reminders, and nothing of answers [MSG-22: rights]', async () => {
  const answers = { reminderSetting: { chosen: null, reminders: [] } };
  const { asked } = await openPart(<MessagingPage />, { roles: ['coordinators'], answers });
  expect(await screen.findByRole('region', { name: 'Reminders' })).toBeTruthy();
  expect(screen.queryByText('Email replies')).toBeNull();
  expect(asked('ConsoleAnswersAddress')).toEqual([]);
});

it('is Spanish [LNG-07: where answers go]', async () => {
  const answers = { reminderSetting: { chosen: null, reminders: ['2d'] }, answersAddress: null };
  await openPart(<MessagingPage />, { answers, locale: 'es' });
  expect(await screen.findByRole('region', { name: 'Respuestas por correo' })).toBeTruthy();
  expect(englishIn()).toEqual([]);
});
