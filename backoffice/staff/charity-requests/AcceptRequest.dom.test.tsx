import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { AcceptRequest } from './AcceptRequest.tsx';
import { CharityRequestList } from './CharityRequestList.tsx';
import { AskBack, DeclineRequest } from './WriteBack.tsx';

freshConsole();

const REQUEST = {
  id: 'wish',
  createdAt: '2026-11-16T15:00:00.000Z',
  charityName: 'House of Soup',
  districtId: '1',
  place: '1 Main Street',
  contactName: 'Ana Müller',
  emailAddress: 'ana@soup.example',
  phoneNumber: '(201) 555-0142',
  website: 'soup.example',
  taxNumber: '12-3456789',
  likelyCharities: [{ id: '9', name: 'House Soup', isVisible: false, same: ['taxNumber' as const] }],
  message: 'They cook.',
  work: ['SERVE_MEAL' as const],
  times: 'Fridays',
  locale: 'es',
  question: null,
  askedBackAt: null,
  answer: null,
  answeredAt: null,
};
const districts = [{ id: '1', name: 'Hoboken' }];

it('fills charity, location and account from the request; a refusal keeps what was typed [ONB-03]', async () => {
  const answers = { districts, acceptCharityRequest: refusal('CHARITY_REQUEST_NOT_FOUND') };
  const { user, asked } = await openPart(<AcceptRequest request={REQUEST} />, { isStaff: true, answers });
  await user.click(screen.getByRole('button', { name: 'Accept House of Soup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up House of Soup' }));
  const username = dialog.getByLabelText<HTMLInputElement>(/^Username/);
  await user.clear(username);
  await user.type(username, 'soup1');
  await user.click(dialog.getByRole('checkbox', { name: 'Drive deliveries' }));
  await user.click(dialog.getByRole('button', { name: 'Create and email' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(username.value).toBe('soup1');
  expect(asked('AcceptCharityRequest')).toEqual([
    {
      input: {
        id: 'wish',
        name: 'House of Soup',
        mission: 'They cook.',
        website: 'https://soup.example',
        districtId: '1',
        locationName: 'House of Soup',
        address: '1 Main Street',
        contactName: 'Ana Müller',
        username: 'soup1',
        emailAddress: 'ana@soup.example',
        phoneNumber: '2015550142',
        isVisible: true,
        locale: 'es',
        stamps: ['SERVE_MEAL', 'DRIVE'],
      },
    },
  ]);
});

it('declines with a reason alone [ONB-02]', async () => {
  const answers = { declineCharityRequest: true };
  const { user, asked } = await openPart(<DeclineRequest request={REQUEST} />, { isStaff: true, answers });
  await user.click(screen.getByRole('button', { name: 'Decline House of Soup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline House of Soup?' }));
  const send = dialog.getByRole('button', { name: 'Decline and email' });
  await user.click(send);
  expect(asked('DeclineCharityRequest')).toEqual([]);
  await user.type(dialog.getByLabelText(/^Reason/), 'Too far away.');
  await user.click(send);
  expect(await screen.findByText('Declined. We emailed House of Soup.')).toBeTruthy();
  expect(asked('DeclineCharityRequest')).toEqual([{ id: 'wish', reason: 'Too far away.' }]);
});

it('emails a question of staff [ONB-02]', async () => {
  const answers = { askBackCharityRequest: true };
  const { user, asked } = await openPart(<AskBack request={REQUEST} />, { isStaff: true, answers });
  await user.click(screen.getByRole('button', { name: 'Ask House of Soup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask House of Soup' }));
  await user.type(dialog.getByLabelText(/^Question/), 'How many?');
  await user.click(dialog.getByRole('button', { name: 'Email question' }));
  expect(await screen.findByText('We emailed House of Soup.')).toBeTruthy();
  expect(asked('AskBackCharityRequest')).toEqual([{ id: 'wish', question: 'How many?' }]);
});

it.each([
  ['No answer yet.', null, null],
  ['About ten.', 'About ten.', '2026-11-18T15:00:00.000Z'],
])('shows the question of staff with “%s” [ONB-02]', async (shown, answer, answeredAt) => {
  const request = { ...REQUEST, question: 'How many?', askedBackAt: REQUEST.createdAt, answer, answeredAt };
  const answers = { charityRequestPage: { items: [request], total: 1 } };
  const list = (
    <ResourceContextProvider value="charity-requests">
      <CharityRequestList />
    </ResourceContextProvider>
  );
  await openPart(list, { isStaff: true, answers });
  expect(await screen.findByText('How many?')).toBeTruthy();
  expect(screen.getByText(shown)).toBeTruthy();
});

it('shows website, EIN and charities that may be the same one [ONB-02]', async () => {
  const answers = { charityRequestPage: { items: [REQUEST], total: 1 } };
  const list = (
    <ResourceContextProvider value="charity-requests">
      <CharityRequestList />
    </ResourceContextProvider>
  );
  await openPart(list, { isStaff: true, answers });
  expect(await screen.findByText('EIN: 12-3456789')).toBeTruthy();
  expect(screen.getByText('Website: soup.example')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'House Soup' });
  expect(link.getAttribute('href')).toContain('/providers/9');
  expect(link.closest('li')?.textContent).toBe('House Soup: same EIN, hidden');
});
