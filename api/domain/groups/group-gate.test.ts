import { describe, expect, it } from 'vitest';
import { GROUP_GATE, type GroupFacts, refusalInGroup } from './group-gate.ts';

const facts = (changes: Partial<GroupFacts>): GroupFacts => ({
  act: 'change-role',
  groupType: 'provider',
  isAdmin: true,
  isSelf: false,
  hasRecord: true,
  hasApplication: false,
  isYoung: false,
  isBanned: false,
  isHidden: false,
  hasInvitation: false,
  invitationCount: 0,
  roleIds: ['admins', 'managers', 'captains'],
  heldRoleIds: ['captains'],
  originRoleId: 'captains',
  destinationRoleId: 'managers',
  otherAdminCount: 1,
  otherMemberCount: 2,
  isRoleResting: false,
  ...changes,
});
const apply = { act: 'apply', groupType: 'guild', isAdmin: false, heldRoleIds: [] } as const;
const accept = { act: 'accept', hasApplication: true } as const;
const invite = { act: 'invite', heldRoleIds: [], originRoleId: null } as const;
const withdraw = { act: 'withdraw', heldRoleIds: [], hasInvitation: true } as const;
const remove = { act: 'remove', originRoleId: null, destinationRoleId: null } as const;
const lastOne = {
  ...{ act: 'remove', groupType: 'guild', isAdmin: false, isSelf: true, heldRoleIds: ['admins'] },
  ...{ originRoleId: null, destinationRoleId: null, otherAdminCount: 0, otherMemberCount: 0 },
  roleIds: ['admins', 'members'],
} as const;
const stepsDown = {
  act: 'change-role',
  isAdmin: true,
  originRoleId: 'admins',
  destinationRoleId: 'members',
} as const;
const lastAdmin = { heldRoleIds: ['admins', 'captains'], originRoleId: 'admins', otherAdminCount: 0 };

describe('what may be done with a group', () => {
  it.each([
    ['GRP-04 a role for another one of the group', {}, null],
    ['GRP-04 a role for one that the group lacks', { destinationRoleId: 'wizards' }, 'ROLE_NOT_FOUND'],
    ['GRP-04 a role that the member does not hold', { originRoleId: 'managers' }, 'MEMBER_NOT_FOUND'],
    ['GRP-11 a role, by somebody who is no admin', { isAdmin: false }, 'FORBIDDEN'],
    ['GRP-11 one’s own role, by somebody who is no admin', { isAdmin: false, isSelf: true }, 'FORBIDDEN'],
    ['GRP-04 a role in a group that is none', { groupType: null }, 'GROUP_NOT_FOUND'],
    ['OPEN-GRP-03 the right of the last admin', lastAdmin, 'LAST_ADMIN'],
    ['the right of the last admin, under 18 [GUI-45]', { ...lastAdmin, isRoleResting: true }, null],
    ['OPEN-GRP-03 the right of one of two admins', { ...lastAdmin, otherAdminCount: 1 }, null],
    ['OPEN-GRP-03 another role of the last admin', { ...lastAdmin, originRoleId: 'captains' }, null],
    ['GRP-05 OPEN-GRP-03 the last admin stays admin', { ...lastAdmin, destinationRoleId: 'admins' }, null],

    ['API-44 an application to a guild', apply, null],
    ['an application to a charity’s group [OPEN-GRP-04]', { ...apply, groupType: 'provider' }, null],
    [
      'an application of someone under 18 to a charity’s group [OPEN-GRP-04]',
      { ...apply, groupType: 'provider', isYoung: true },
      'GROUP_IS_FOR_ADULTS',
    ],
    ['an application of someone under 18 to a guild [API-44]', { ...apply, isYoung: true }, null],
    [
      'an application of someone the charity banned [OPEN-GRP-04]',
      { ...apply, groupType: 'provider', isBanned: true },
      'BANNED_BY_PROVIDER',
    ],
    [
      'an application to a hidden charity [OPEN-GRP-04]',
      { ...apply, groupType: 'provider', isHidden: true },
      'GROUP_NOT_FOUND',
    ],
    [
      'an application to a hidden charity by its admin [OPEN-GRP-04]',
      { ...apply, groupType: 'provider', isHidden: true, isAdmin: true },
      null,
    ],
    ['API-44 an application without a record', { ...apply, hasRecord: false }, 'NO_VOLUNTEER_RECORD'],
    ['API-44 an application to no group', { ...apply, groupType: null }, 'GROUP_NOT_FOUND'],
    ['ERR-36 an application by a member', { ...apply, heldRoleIds: ['members'] }, 'ALREADY_IN_GROUP'],
    [
      'GUI-45 a member who asks for a guild that nobody looks after',
      { ...apply, heldRoleIds: ['members'], otherAdminCount: 0 },
      null,
    ],
    [
      'GUI-45 its only admin, who asks',
      { ...apply, heldRoleIds: ['admins'], otherAdminCount: 0 },
      'ALREADY_IN_GROUP',
    ],
    ['API-44 a second application', { ...apply, hasApplication: true }, 'ALREADY_APPLIED_TO_GROUP'],

    ['an acceptance, whatever the age of whoever applied [DEC-75]', { ...accept, isYoung: true }, null],
    [
      'an acceptance of someone banned since [OPEN-GRP-04]',
      { ...accept, isBanned: true },
      'BANNED_BY_PROVIDER',
    ],
    ['a refusal of someone banned since [GRP-07]', { ...accept, act: 'decline', isBanned: true }, null],
    [
      'a refusal by someone who is no admin [GRP-11]',
      { ...accept, act: 'decline', isAdmin: false },
      'FORBIDDEN',
    ],
    ['a refusal of nothing [GRP-07]', { act: 'decline', hasApplication: false }, 'APPLICATION_NOT_FOUND'],
    ['GRP-07 an acceptance', accept, null],
    ['GRP-07 OPEN-ACC-09 an acceptance in a guild', { ...accept, groupType: 'guild' }, null],
    ['GRP-11 an acceptance by no admin', { ...accept, isAdmin: false }, 'FORBIDDEN'],
    ['GRP-07 an acceptance of nothing', { ...accept, hasApplication: false }, 'APPLICATION_NOT_FOUND'],

    ['SAF-17 DEC-34 a person to be invited', invite, null],
    ['OPEN-ACC-09 a person for a guild', { ...invite, groupType: 'guild' }, 'GUILD_ADDS_NOBODY'],
    ['SAF-17 DEC-34 a member again', { ...invite, heldRoleIds: ['captains'] }, 'ALREADY_IN_GROUP'],
    ['SAF-17 DEC-34 a role that is none', { ...invite, destinationRoleId: 'wizards' }, 'ROLE_NOT_FOUND'],
    ['SAF-17 who is invited already', { ...invite, hasInvitation: true }, 'ALREADY_INVITED'],
    ['SAF-17 the fiftieth invitation', { ...invite, invitationCount: 49 }, null],
    ['SAF-17 one more than fifty', { ...invite, invitationCount: 50 }, 'TOO_MANY_INVITATIONS'],
    [
      'GRP-11 who is no admin learns nothing of invitations',
      { ...invite, isAdmin: false, hasInvitation: true },
      'FORBIDDEN',
    ],
    ['SAF-17 an invitation that is taken back', withdraw, null],
    ['SAF-17 an invitation taken back by no admin', { ...withdraw, isAdmin: false }, 'FORBIDDEN'],
    ['SAF-17 an invitation that is none', { ...withdraw, hasInvitation: false }, 'INVITATION_NOT_FOUND'],

    ['GRP-11 a member who is to go', remove, null],
    ['GRP-11 a member who goes', { ...remove, isAdmin: false, isSelf: true }, null],
    ['GRP-11 a member whom no admin sends away', { ...remove, isAdmin: false }, 'FORBIDDEN'],
    ['GRP-11 who is no member', { ...remove, heldRoleIds: [] }, 'MEMBER_NOT_FOUND'],
    ['GUI-45 the last one of a guild who goes', lastOne, null],
    ['GUI-45 the last one of a guild who steps down', { ...lastOne, ...stepsDown }, 'LAST_ADMIN'],
    ['GUI-45 the last one of a charity’s group', { ...lastOne, groupType: 'provider' }, 'LAST_ADMIN'],
    [
      'OPEN-GRP-03 the last admin who goes',
      { ...remove, heldRoleIds: ['admins'], otherAdminCount: 0 },
      'LAST_ADMIN',
    ],
    ['OPEN-GRP-03 one of two admins who goes', { ...remove, heldRoleIds: ['admins'] }, null],
  ] as const)('%s', (_, changes, refusal) => {
    expect(refusalInGroup(facts(changes as Partial<GroupFacts>))).toBe(refusal);
  });

  it('asks for the right before anything about people is told [GRP-11]', () => {
    const after = GROUP_GATE.slice(GROUP_GATE.findLastIndex(({ refusal }) => refusal === 'FORBIDDEN') + 1);
    const before = GROUP_GATE.slice(0, GROUP_GATE.length - after.length).map(({ refusal }) => refusal);
    expect(new Set(before)).toEqual(new Set(['GROUP_NOT_FOUND', 'FORBIDDEN']));
  });
});
