import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import { OwnAccountPage } from './OwnAccountPage.tsx';

/** The device, as the browser asks it. */
const create = vi.fn();

freshConsole();
beforeEach(() => {
  const bytes = new ArrayBuffer(1);
  create.mockReset();
  create.mockResolvedValue({
    ...{ id: 'made', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
    response: { attestationObject: bytes, clientDataJSON: bytes },
  });
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { ...navigator, userAgent: '', credentials: { create } });
});

const BEGUN = '{"challenge":"AA","user":{"id":"AA"},"pubKeyCredParams":[]}';
const phone = {
  id: 'p1',
  name: 'My phone',
  isSynced: true,
  createdAt: '2026-03-07T15:00:00.000Z',
  lastUsedAt: null,
};

const openPage = (answers: Answers = {}, isOffered = true) =>
  openPart(<OwnAccountPage />, { answers: { ownPasskeys: { isOffered, items: [phone] }, ...answers } });

it('the own passkeys stand on a page of their own, with a way to the rest on the site [JOI-08: console]', async () => {
  await openPage();
  const list = await screen.findByRole('list', { name: 'Passkeys' });
  expect(within(list).getByText('My phone')).toBeTruthy();
  expect(
    within(list).getByText(/Added .*March 7.* Not used yet\. Also on your other devices\./),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'on the public site' }).getAttribute('href')).toBe('/settings');
});

it('one is added by the device between two questions, and the list asked for again [JOI-08: console]', async () => {
  const { user, asked } = await openPage({ beginPasskey: BEGUN, addPasskey: phone });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText('Passkey added.')).toBeTruthy();
  expect(create.mock.lastCall?.[0].publicKey.challenge).toEqual(new ArrayBuffer(1));
  const [added] = asked('ConsoleAddPasskey') as { credential: string }[];
  expect(JSON.parse(added?.credential ?? '')).toMatchObject({ id: 'made', type: 'public-key' });
  await waitFor(() => expect(asked('ConsoleOwnPasskeys')).toHaveLength(2));
});

it.each([
  ['NotAllowedError', 'No passkey was used. Try again.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
])(
  'a device that says %s is told of in plain words, and nothing is kept [JOI-08: console]',
  async (name, words) => {
    create.mockRejectedValue(Object.assign(new Error('x'), { name }));
    const { user, asked } = await openPage({ beginPasskey: BEGUN });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(asked('ConsoleAddPasskey')).toEqual([]);
  },
);

it('one gets another name, and a refused one stays as it was typed [JOI-08: console]', async () => {
  const renamed = vi.fn().mockReturnValueOnce(refusal('PASSKEY_NOT_FOUND')).mockReturnValue(phone);
  const { user, asked } = await openPage({ renamePasskey: () => renamed() });
  await user.click(await screen.findByRole('button', { name: 'Rename passkey My phone' }));
  const field = await screen.findByRole('textbox', { name: /Name/ });
  await user.clear(field);
  await user.type(field, 'Work key');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('Work key');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Passkey renamed.')).toBeTruthy();
  expect(asked('ConsoleRenamePasskey').at(-1)).toEqual({ id: 'p1', name: 'Work key' });
});

it('one is removed after a question [JOI-08: console]', async () => {
  const { user, asked } = await openPage({ removePasskey: true });
  await user.click(await screen.findByRole('button', { name: 'Remove the passkey My phone' }));
  expect(asked('ConsoleRemovePasskey')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Passkey removed.')).toBeTruthy();
  expect(asked('ConsoleRemovePasskey')).toEqual([{ id: 'p1' }]);
});

it('where no browser has passkeys the page says so and offers none [JOI-08: a bare number]', async () => {
  await openPage({}, false);
  expect(await screen.findByText(/Passkeys need a domain name/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('in Spanish [LNG-07: the own passkeys]', async () => {
  await openPart(<OwnAccountPage />, {
    locale: 'es',
    answers: { ownPasskeys: { isOffered: true, items: [] } },
  });
  expect(await screen.findByText('Todavía ninguna.')).toBeTruthy();
});
