import { ROLES } from '#domain/permissions/permissions.ts';

/** The password of every demo account; the demo world is never seeded in production. */
export const DEMO_PASSWORD = 'quest-demo-2026';

export type CastMember = {
  /** The name before @demo.example. */
  name: string;
  nameFirst: string;
  nameLast: string;
  /** Years on the day of seeding. */
  age: number;
  accountType?: 'Chariteer' | 'Provider';
  hasRecord?: boolean;
  isStaff?: boolean;
  isBanned?: boolean;
  subscriptionStatus?: 'silver' | 'gold';
  /** Provider of a Provider account. */
  ownProviderId?: string;
  /** Roles by charity. */
  roles?: Record<string, string>;
  hasGuardianConsent?: boolean;
  /** A link was sent to the guardian, who has not answered. */
  waitsForGuardian?: boolean;
  /** Index of the guild that this person administers. */
  administersGuild?: number;
  favoriteDistrictIds?: string[];
  /** Agreed to be shown by first name with this sentence where the charity names them as who leads. */
  introduction?: string;
  /** Keeps the user name from strangers. */
  hidesUsername?: boolean;
  /** The volunteer that the configuration names. */
  isDemoVolunteer?: boolean;
  /** Short description of the account, for people who want to try it. */
  purpose: string;
};

const roleAccountName = (roleId: string) => (roleId === 'staff' ? 'staffrole' : roleId.toLowerCase());

const ROLE_FIRST_NAMES = [
  'Ines',
  'Bashir',
  'Corinne',
  'Marta',
  'Theo',
  'Nadia',
  'Kofi',
  'Lucille',
  'Andre',
  'Wren',
  'Milo',
];

/** Cast members with one person per role of the permission table, at charity 1; the manager also runs charity 2. */
const ROLE_HOLDERS: CastMember[] = ROLES.map((roleId, index) => ({
  name: roleAccountName(roleId),
  nameFirst: ROLE_FIRST_NAMES[index] ?? 'Robin',
  nameLast: 'Harbor',
  age: roleId === 'trustedMinors' ? 15 : 30 + index,
  hasGuardianConsent: roleId === 'trustedMinors',
  ...(roleId === 'employees' && {
    introduction: 'If you can carry two plates and say good evening, we’re glad you came.',
  }),
  roles: Object.fromEntries((roleId === 'managers' ? ['1', '2'] : ['1']).map((charity) => [charity, roleId])),
  purpose: roleId === 'managers' ? 'role managers at charities 1 and 2' : `role ${roleId} at charity 1`,
}));

/** The demo accounts, which are also the cast of the tests. */
export const CAST: CastMember[] = [
  {
    name: 'volunteer',
    nameFirst: 'Rosa',
    nameLast: 'Delmar',
    age: 34,
    favoriteDistrictIds: ['1', '2'],
    purpose: 'an adult volunteer without a membership',
  },
  {
    name: 'teen',
    nameFirst: 'Jules',
    nameLast: 'Okafor',
    age: 15,
    hasGuardianConsent: true,
    purpose: 'a volunteer of 15 with a guardian’s consent',
  },
  {
    name: 'gold',
    nameFirst: 'Vera',
    nameLast: 'Lindqvist',
    age: 52,
    subscriptionStatus: 'gold',
    favoriteDistrictIds: ['11', '1'],
    isDemoVolunteer: true,
    purpose: 'a volunteer with a gold subscription, whose profile has a portrait of its own',
  },
  {
    name: 'quiet',
    nameFirst: 'Nell',
    nameLast: 'Aldous',
    age: 45,
    favoriteDistrictIds: ['1'],
    hidesUsername: true,
    purpose: 'an adult whose user name only those see who share a quest, a guild or a group',
  },
  {
    name: 'new',
    nameFirst: 'Sam',
    nameLast: 'Ito',
    age: 27,
    hasRecord: false,
    purpose: 'an account without a volunteer record',
  },
  {
    name: 'guildadmin',
    nameFirst: 'Gwen',
    nameLast: 'Abara',
    age: 41,
    administersGuild: 0,
    purpose: 'admin of two guilds, one of which wants to be asked before a charity reserves',
  },
  {
    name: 'provider',
    nameFirst: 'Harbor',
    nameLast: 'Table',
    age: 40,
    accountType: 'Provider',
    hasRecord: false,
    ownProviderId: '1',
    purpose: 'the Provider account of charity 1',
  },
  {
    name: 'staff',
    nameFirst: 'Pat',
    nameLast: 'Quill',
    age: 38,
    isStaff: true,
    purpose: 'the product’s staff',
  },
  {
    name: 'banned',
    nameFirst: 'Max',
    nameLast: 'Grau',
    age: 33,
    isBanned: true,
    purpose: 'a banned account',
  },
  ...ROLE_HOLDERS,
  {
    name: 'waiting',
    nameFirst: 'Noa',
    nameLast: 'Reyes',
    age: 14,
    waitsForGuardian: true,
    purpose: 'a volunteer of 14 who waits for a guardian’s consent',
  },
];

export const castEmail = (name: string) => `${name}@demo.example`;
