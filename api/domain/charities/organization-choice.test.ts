import { describe, expect, it } from 'vitest';
import type { Subject } from '../permissions/permissions.ts';
import { choiceValue, chosenBy, organizationAtWork, organizationsOf } from './organization-choice.ts';

const person: Subject = {
  accountId: 'ada',
  isYoung: false,
  isStaff: false,
  ownProviderId: null,
  memberships: [],
};
const runs = (...providers: [id: string, groupName: string][]): Subject => ({
  ...person,
  memberships: providers.map(([providerId, groupName]) => ({
    groupId: `g-${providerId}`,
    groupName,
    groupType: 'provider',
    providerId,
    providerName: `Charity ${providerId}`,
    roles: [{ roleId: 'managers', roleName: 'Managers' }],
  })),
});
const one = runs(['p1', 'Harbor']);
/** Runs two charities, in the API's order. */
const two = runs(['p1', 'Harbor'], ['p2', 'Owls']);

describe('the organization at work', () => {
  it.each([
    ['NAV-33 the only one there is', one, null, 'p1'],
    ['the first one by name where none was chosen', two, null, 'p1'],
    ['NAV-34 the chosen one', two, 'p2', 'p2'],
    ['the first one by name, once the chosen one is not theirs any more', two, 'p3', 'p1'],
    ['the one that is left', one, 'p2', 'p1'],
    ['none for who runs none, whatever was chosen', person, 'p1', null],
    ['none for a visitor', null, 'p1', null],
    ['any for staff', { ...person, isStaff: true }, 'p3', 'p3'],
    ['staff choose', { ...person, isStaff: true }, null, null],
    ['the one of the charity’s own account', { ...person, ownProviderId: 'p9' }, null, 'p9'],
    ['its own once, where it is in the group too', { ...one, ownProviderId: 'p1' }, null, 'p1'],
  ])('%s', (_, subject, chosen, expected) => {
    expect(organizationAtWork(subject, chosen)).toBe(expected);
  });

  it('each charity stands once under the name of its group, the own one first [NAV-32]', () => {
    const subject = { ...two, ownProviderId: 'p9' };
    expect(organizationsOf(subject, 'Pier').map(({ name }) => name)).toEqual(['Pier', 'Harbor', 'Owls']);
    const ownInGroup = organizationsOf({ ...two, ownProviderId: 'p2' }, 'Pier');
    expect(ownInGroup.map(({ name }) => name)).toEqual(['Pier', 'Harbor']);
    expect(organizationsOf(null)).toEqual([]);
  });
});

describe('the choice that is kept', () => {
  const cookies = `theme=dark; organization=${choiceValue({ accountId: 'ada', providerId: 'p-2' })}; x=1`;

  it('counts for the account that made it [NAV-34]', () => {
    expect(chosenBy('ada', cookies)).toBe('p-2');
    expect(chosenBy('bob', cookies)).toBeNull();
    expect(chosenBy(undefined, cookies)).toBeNull();
  });

  it.each([
    undefined,
    '',
    'organization=',
    'organization=p2',
    'organization=ada.',
    'organization=%',
    'my-organization=ada.p2',
    'organization=ada.p2.p3',
    `organization=ada.${'p'.repeat(65)}`,
  ])('«%s» says nothing', (text) => {
    expect(chosenBy('ada', text)).toBeNull();
  });
});
