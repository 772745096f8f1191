import { expect, it } from 'vitest';
import { charitiesOf, type GoalsRecord, goalsFormOf, readGoals } from './goals-form.ts';

const roles = ['Juniors', 'members'].map((roleId) => ({ roleId, roleName: roleId, memberCount: 0 }));
const record: GoalsRecord = {
  groupId: 'g',
  providerIds: ['1'],
  targets: [
    { roleId: 'Juniors', hours: 60 },
    { roleId: 'Seniors', hours: 20 },
  ],
  charities: [],
};

it('OPEN-GRP-02 the form shows a target for each role of the group', () => {
  expect(goalsFormOf(record, roles)).toEqual({ providerIds: ['1'], hours: { Juniors: '60', members: '' } });
});

it('OPEN-GRP-02 a role without hours has no goal, and hours are whole numbers', () => {
  expect(readGoals({ providerIds: ['1'], hours: { Juniors: ' 60 ', members: '' } })).toEqual({
    providerIds: ['1'],
    targets: [{ roleId: 'Juniors', hours: 60 }],
  });
  for (const text of ['0', '1.5', '-2', 'many', '10001']) {
    expect(readGoals({ providerIds: ['1'], hours: { Juniors: text } })).toEqual({
      problem: 'A target is a whole number of hours from 1 to 10000.',
    });
  }
});

it('OPEN-GRP-02 charities stand by name, and one that is hidden now can still be taken away', () => {
  const districts = [
    { providers: [{ id: '2', name: 'Pantry' }] },
    { providers: [{ id: '1', name: 'Kitchen' }] },
  ];
  expect(charitiesOf(districts, ['2', '9']).map(({ id, name }) => `${id} ${name}`)).toEqual([
    '9 A hidden charity',
    '1 Kitchen',
    '2 Pantry',
  ]);
});
