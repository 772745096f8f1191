import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { groupOf } from '../../tests/support/group-record.ts';
import { Applications } from './Applications.tsx';

freshConsole();

const application = (id: string, status: 'pending' | 'accepted') => ({
  ...{ id, memberId: `of-${id}`, username: `${id}User`, nameFirst: null, nameLast: null, status },
  answer: 'I can drive the van.',
  createdAt: '2026-03-07T15:00:00.000Z',
  decidedAt: status === 'accepted' ? '2026-03-08T15:00:00.000Z' : null,
});

it('an application to a charity’s group is accepted or declined by name [GRP-06] [GRP-07]', async () => {
  const { user, asked } = await openPart(<Applications group={{ ...groupOf(), groupType: 'provider' }} />, {
    answers: {
      listGroupApplications: {
        items: [application('ada', 'pending'), application('bo', 'accepted')],
        total: 2,
      },
      acceptGroupApplication: application('ada', 'accepted'),
      declineGroupApplication: true,
    },
  });
  expect(await screen.findAllByText('I can drive the van.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /boUser/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Decline: adaUser' }));
  await user.click(await screen.findByRole('button', { name: 'Accept to Group: adaUser' }));
  const meant = { groupId: 'group-1', applicationId: 'ada' };
  expect(asked('ConsoleDeclineApplication')).toEqual([meant]);
  expect(asked('ConsoleAcceptApplication')).toEqual([meant]);
});
