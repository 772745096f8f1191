import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { englishIn } from '../../tests/support/english-in.ts';
import { ProgramsPage } from './ProgramsPage.tsx';

freshConsole();

const URL = 'https://hook.example/a';
const hook = {
  ...{ id: 'w1', url: URL, events: ['signedUp', 'bailedOut'], includesNames: true },
  ...{ failingSince: '2026-11-05T12:00:00.000Z', switchedOffAt: null },
};
const delivery = {
  ...{ id: 'd1', event: 'signedUp', questId: 'q1', at: '2026-11-05T12:00:00.000Z' },
  ...{ status: 'unsent', tries: 9, answerCode: 500 },
};
const key = {
  ...{ id: 'k1', name: 'Newsletter', scopes: ['quests', 'signUps'] },
  ...{ expiresAt: '2027-03-07T15:00:00.000Z', lastUsedAt: null },
};
const answers = {
  programKeys: [key],
  createProgramKey: { key: 'chk_live_secret' },
  revokeProgramKey: 'k1',
  charityWebhooks: [hook],
  webhookDeliveries: [delivery],
  addWebhook: { secret: 'whsec_new' },
  changeWebhook: hook,
  renewWebhookSecret: { secret: 'whsec_other' },
  removeWebhook: 'w1',
  sendWebhookAgain: delivery,
};
const open = (locale: 'en' | 'es' = 'en') =>
  openPart(<ProgramsPage />, { locale, roles: ['admins'], answers });

it('adds a webhook for the events chosen, and shows its secret once [EDG-04]', async () => {
  const { user, asked } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = await screen.findByRole('dialog');
  const address = within(dialog).getByRole('textbox', { name: /^Address/ });
  await user.type(address, 'http://hook.example');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Enter an address that starts with https://.')).toBeTruthy();
  await user.clear(address);
  await user.type(address, URL);
  for (const name of ['Quest posted', 'Quest changed', 'Quest canceled', 'Attendance saved'])
    await user.click(within(dialog).getByRole('checkbox', { name }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const secret = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Signing secret' });
  expect(secret.value).toBe('whsec_new');
  expect(asked('ConsoleAddWebhook')).toEqual([
    {
      providerId: 'charity-1',
      input: { url: URL, events: ['signedUp', 'bailedOut'], includesNames: false },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'I saved it' }));
  expect(screen.queryByRole('dialog', { name: 'Signing secret' })).toBeNull();
});

it('lists what was sent and sends it again, turns off, replaces the secret and removes [EDG-05]', async () => {
  const { user, asked } = await open();
  const row = await within(await screen.findByRole('region', { name: 'Webhooks' })).findByRole('listitem');
  expect(row.textContent).toContain('Sign-up · Bail-out · with namesFailing');
  await user.click(within(row).getByRole('button', { name: 'Messages' }));
  const [sent] = await within(await screen.findByRole('list', { name: 'Messages' })).findAllByRole(
    'listitem',
  );
  expect(sent?.textContent).toContain('not delivered · 9 tries · answer 500');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(asked('ConsoleSendWebhookAgain')).toEqual([{ deliveryId: 'd1' }]);
  await user.click(screen.getByRole('button', { name: `Turn off ${URL}` }));
  expect(asked('ConsoleChangeWebhook')).toMatchObject([{ id: 'w1', isOn: false }]);
  await user.click(screen.getByRole('button', { name: `New secret for ${URL}` }));
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('whsec_other');
  await user.click(screen.getByRole('button', { name: 'I saved it' }));
  await user.click(screen.getByRole('button', { name: `Remove ${URL}?` }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(asked('ConsoleRemoveWebhook')).toEqual([{ id: 'w1' }]));
});

it('makes a key for what its program reads, shows it once, and revokes it [EDG-03]', async () => {
  const { user, asked } = await open();
  const keys = within(await screen.findByRole('region', { name: 'Keys' }));
  const row = await keys.findByRole('listitem');
  expect(row.textContent).toContain(
    'Quests · Sign-ups and attendance, without namesUntil March 7, 2027 · never used',
  );
  await user.click(keys.getByRole('button', { name: 'New key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Name it in 1 to 60 characters.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Reports');
  await user.click(dialog.getByRole('checkbox', { name: 'Names of adults' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Key' })).value).toBe(
    'chk_live_secret',
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('chk_live_secret');
  expect(asked('ConsoleCreateProgramKey')).toEqual([
    { providerId: 'charity-1', name: 'Reports', scopes: ['quests', 'names'], days: 90 },
  ]);
  await user.click(screen.getByRole('button', { name: 'I saved it' }));
  await user.click(keys.getByRole('button', { name: 'Revoke Newsletter?' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(asked('ConsoleRevokeProgramKey')).toEqual([{ id: 'k1' }]));
});

it('is Spanish [EDG-04, LNG-07]', async () => {
  await open('es');
  await screen.findAllByRole('listitem');
  expect(englishIn().filter((text) => !/hook\.example|Newsletter|webhooks/.test(text))).toEqual([]);
});
