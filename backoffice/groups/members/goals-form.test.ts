import { expect, it } from 'vitest';
import { charitiesOf, goalsFormOf, goalsOf } from './goals-form.ts';

const roles = ['Juniors', 'members'].map((roleId) => ({ roleId, roleName: roleId, memberCount: 0 }));
const groupGoals = {
  groupId: 'g',
  providerIds: ['2', '9'],
  targets: [
    { roleId: 'Juniors', hours: 60 },
    { roleId: 'Seniors', hours: 20 },
  ],
};

it('the form shows a target for each role of the group, and a role without hours has none [OPEN-GRP-02]', () => {
  const form = goalsFormOf(groupGoals, roles);
  expect(form).toEqual({ providerIds: ['2', '9'], hours: { Juniors: '60', members: '' } });
  expect(goalsOf({ ...form, hours: { Juniors: ' 60 ', members: '' } })).toEqual({
    providerIds: ['2', '9'],
    targets: [{ roleId: 'Juniors', hours: 60 }],
  });
});

it('charities stand by name, and one that is hidden now can still be taken away [OPEN-GRP-02]', () => {
  const districts = [
    { providers: [{ id: '2', name: 'Pantry' }] },
    { providers: [{ id: '1', name: 'Kitchen' }] },
  ];
  expect(charitiesOf({ districts, groupGoals }).map(({ id, name }) => `${id} ${name}`)).toEqual([
    '9 A hidden charity',
    '1 Kitchen',
    '2 Pantry',
  ]);
});
