import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { InvitedTab } from './InvitedTab.tsx';
import type { JudgedFile } from './send-invited-file.ts';

freshConsole();

const JUDGED: JudgedFile = {
  columns: [
    { heading: 'Who', samples: ['Ana Ruiz', 'Ben Roe'], holds: null },
    { heading: null, samples: ['ana@a.example'], holds: 'email' },
  ],
  invitedCount: 2,
  refusedCount: 3,
  refused: [
    { line: 4, who: 'nowhere', problem: 'emailForm', detail: '' },
    { line: 6, who: 'cy@a.example', problem: 'repeated', detail: '2' },
  ],
};
const invitation = (id: string, isAccepted: boolean) => ({
  ...{ id, name: 'Ana Ruiz', emailAddress: `${id}@a.example`, isAccepted },
  ...{ createdAt: '2990-03-05T22:30:00.000Z', expiresAt: '2990-03-19T22:30:00.000Z' },
});

async function open({ locale = 'en' as 'en' | 'es', items = [] as object[], refusal = '' } = {}) {
  const part = await openPart(<InvitedTab providerId="charity-1" />, {
    ...{ locale, roles: ['managers'] },
    answers: {
      volunteerInvitations: { items, total: items.length },
      withdrawVolunteerInvitation: true,
    },
  });
  const sent: URLSearchParams[] = [];
  const graphql = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!String(address).startsWith('/files/')) return graphql(address, init);
    sent.push(new URL(String(address), 'http://x.test').searchParams);
    if (refusal === '') return Response.json(JUDGED);
    const error = {
      message: refusal,
      extensions: { code: 'BAD_USER_INPUT', statusCode: 400, said: refusal },
    };
    return Response.json({ errors: [error] }, { status: 400 });
  });
  return { ...part, sent };
}

async function choose(user: UserEvent, name = 'Invite from a file', label = 'Choose a file') {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  await user.upload(within(dialog).getByLabelText(label), new File(['x'], 'people.csv'));
  return within(dialog);
}

it('shows what the columns hold and which rows are left out, then invites [DSK-09]', async () => {
  const { user, sent } = await open();
  const dialog = await choose(user);
  expect(await dialog.findByText('2 to invite')).toBeTruthy();
  expect(dialog.getByText('3 left out')).toBeTruthy();
  expect(dialog.getByText('Row 4 · nowhere').parentElement?.textContent).toContain('Not an email address');
  expect(dialog.getByText('Same email as row 2.')).toBeTruthy();
  expect(dialog.getByText('And 1 more')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Who'), 'Full name');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.get('columns')).toBe('["name","email"]');
  await user.click(await dialog.findByRole('button', { name: 'Invite 2 people' }));
  expect(await screen.findByText(/^2 invited/)).toBeTruthy();
  expect([sent[2]?.get('invite'), sent[2]?.get('providerId')]).toEqual(['true', 'charity-1']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives a meaning to one column alone [DSK-09]', async () => {
  const { user, sent } = await open();
  const dialog = await choose(user);
  await user.selectOptions(await dialog.findByLabelText('Who'), 'Email');
  await waitFor(() => expect(sent[1]?.get('columns')).toBe('["email",null]'));
});

it('says what is wrong with a file, and takes another [DSK-09]', async () => {
  const { user } = await open({ refusal: 'That file has no people.' });
  const dialog = await choose(user);
  expect((await dialog.findByRole('alert')).textContent).toContain('That file has no people.');
  expect(dialog.queryByRole('button', { name: /^Invite \d/ })).toBeNull();
});

it('lists who is invited, who accepted, and withdraws [DSK-09]', async () => {
  const { user, asked } = await open({ items: [invitation('ana', false), invitation('ben', true)] });
  const [ana, ben] = await screen.findAllByRole('listitem');
  expect(ana?.textContent).toContain('Invited Mar 5, 2990, expires Mar 19, 2990');
  expect(ben?.textContent).toContain('Accepted');
  expect(within(ben as HTMLElement).queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw ana@a.example’s invitation' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(asked('ConsoleWithdrawVolunteerInvitation')).toEqual([{ providerId: 'charity-1', id: 'ana' }]),
  );
});

it('is Spanish [DSK-09, LNG-07]', async () => {
  const { user } = await open({ locale: 'es', items: [invitation('ana', false)] });
  await choose(user, 'Invitar desde un archivo', 'Elegir un archivo');
  await screen.findByText('2 por invitar');
  expect(englishIn().filter((text) => !/Ana|Ben|Who|@|nowhere/.test(text))).toEqual([]);
});
