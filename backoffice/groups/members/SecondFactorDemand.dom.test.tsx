import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { groupOf, memberOf } from '../../../tests/support/group-record.ts';
import { GroupTabs } from '../GroupTabs.tsx';
import { SecondFactorDemand } from './SecondFactorDemand.tsx';

freshConsole();

const ofCharity = {
  ...groupOf(),
  groupType: 'provider' as const,
  managedProviderId: '1',
  demandsSecondFactor: false,
};

it('an admin switches on that everybody with a role needs a second step [JOI-09: console]', async () => {
  const { user, asked } = await openPart(<SecondFactorDemand group={ofCharity} />, {
    answers: { demandSecondFactor: true },
  });
  await user.click(screen.getByRole('switch', { name: 'Required for everyone with a role in this group' }));
  expect(await screen.findByText('Harbor Friends now requires two-step login.')).toBeTruthy();
  expect(asked('ConsoleDemandSecondFactor')).toEqual([{ providerId: '1', isDemanded: true }]);
  const own = screen.getByRole('link', { name: 'your own' });
  expect(own.getAttribute('href')).toBe('/settings/second-factor');
});

it('who has none of their own is told what to do [JOI-09: console]', async () => {
  const answers = { demandSecondFactor: refusal('SECOND_FACTOR_REQUIRED') };
  const { user } = await openPart(<SecondFactorDemand group={ofCharity} />, { answers });
  await user.click(screen.getByRole('switch'));
  expect(await screen.findByText(/Set up a second login step in your details first/)).toBeTruthy();
});

it.each([
  ['a guild', { ...groupOf() }],
  ['who is no admin', { ...ofCharity, isViewerAdmin: false }],
])('there is no such switch for %s [JOI-09: console]', async (_who, group) => {
  await openPart(<SecondFactorDemand group={group} />);
  expect(screen.queryByRole('switch')).toBeNull();
});

it('the list says of whom it is known that they have a second step [JOI-09: console]', async () => {
  const items = [
    { ...memberOf('account-1', 'admins'), hasSecondFactor: true },
    { ...memberOf('teen', 'Captains'), hasSecondFactor: false },
  ];
  await openPart(<GroupTabs groupId="group-1" />, {
    answers: {
      listGroupMembers: { ...ofCharity, items, total: 2 },
      groupGoalProgress: [],
      listGroupInvitations: [],
      ownPrivacy: null,
    },
  });
  expect(await screen.findAllByText(/uses two-step login/)).toHaveLength(1);
  expect(screen.getByRole('switch'), 'below the members').toBeTruthy();
});

it('the switch and its notice are Spanish [LNG-07: second step of a group]', async () => {
  const { user } = await openPart(<SecondFactorDemand group={ofCharity} />, {
    locale: 'es',
    answers: { demandSecondFactor: true },
  });
  await user.click(
    screen.getByRole('switch', { name: 'Obligatorio para quien tiene una función en este grupo' }),
  );
  expect(await screen.findByText(/Harbor Friends ahora exige/)).toBeTruthy();
});
