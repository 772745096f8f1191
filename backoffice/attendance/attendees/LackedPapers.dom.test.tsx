import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendeeOf } from '../../../tests/support/attendee.ts';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { LackedPapers } from './LackedPapers.tsx';

freshConsole();

const ana = attendeeOf('Ana Ruiz');
const chariteer = {
  id: 'ana',
  username: 'ana',
  hasProfile: false,
  nameFirst: 'Ana',
  nameLast: 'Ruiz',
  emailAddress: null,
  phoneNumber: null,
};
const lacking = {
  ...ana,
  contract: {
    ...ana.contract,
    chariteer,
    unsignedDocuments: [{ id: 'd1', title: 'Waiver' }],
    lackedChecks: ['foodHandler' as const],
  },
};

it('says what someone has not signed, and takes the signature on paper [WAV-09]', async () => {
  const answers = { recordPaperSignature: true };
  const { user, asked } = await openPart(<LackedPapers {...lacking} />, { answers });
  expect(await screen.findByText('To sign: Waiver')).toBeTruthy();
  expect(screen.getByText('Missing or expired: Food handler’s card')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ana Ruiz signed Waiver on paper' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paper signature for Waiver' });
  expect(within(dialog).queryByRole('textbox', { name: 'Username' })).toBeNull();
  await user.type(within(dialog).getByRole('textbox', { name: 'Full name on paper' }), 'Ana Ruiz');
  await user.click(within(dialog).getByRole('button', { name: 'Record signature' }));
  expect(await screen.findByText('Signature recorded')).toBeTruthy();
  expect(asked('ConsoleRecordPaper')).toEqual([{ id: 'd1', chariteerId: 'ana', fullName: 'Ana Ruiz' }]);
});

it('says how many of those who come along lack what the quest requires [WAV-08]', async () => {
  await openPart(<LackedPapers {...lacking} contract={{ ...lacking.contract, othersLacking: 2 }} />);
  expect(await screen.findByText('2 others haven’t signed or been checked.')).toBeTruthy();
});

it('says nothing of a sheet that was kept without it [WAV-09]', async () => {
  const { unsignedDocuments: _documents, lackedChecks: _checks, ...older } = lacking.contract;
  await openPart(<LackedPapers {...lacking} contract={older as unknown as typeof lacking.contract} />);
  expect(screen.queryByText(/To sign|Missing/)).toBeNull();
});
