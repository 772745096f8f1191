import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  buildSchema,
  type DefinitionNode,
  GraphQLError,
  isEnumType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { toWireError } from '#api/access/request/errors.ts';
import { mayRead } from '#api/charities/guarded-fields/access.ts';
import { createDocuments } from '#api/graphql/documents.ts';
import type { Access } from '#api/graphql/generated/types.ts';
import { accessOf, guardSchema, schema } from '#api/graphql/schema.ts';
import { readTypeDefs } from '#api/graphql/sdl.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { ROLES } from '#domain/permissions/permissions.ts';
import { PROGRAM_SCOPES } from '#domain/permissions/program-scope.ts';
import { silentLog } from '../support/silent-log.ts';

const NOBODY: Viewer = {
  accountId: 'me',
  sessionId: 'session',
  provedAt: 0,
  secondFactorAt: null,
  areRightsHeld: false,
  username: 'me',
  initials: 'M',
  accountType: 'Chariteer',
  locale: null,
  isYoung: false,
  isStaff: false,
  ownProviderId: null,
  memberships: [],
  hasRecord: true,
  isConfirmed: true,
  dateOfBirth: '1990-01-01',
  subscriptionStatus: null,
  sponsorBannerClosedAt: null,
  guildIds: [],
};
const memberOf = (groupType: 'provider' | 'guild', id: string, roleId: string): Viewer => ({
  ...NOBODY,
  memberships: [
    {
      groupId: groupType === 'guild' ? id : `group-${id}`,
      groupName: 'Group',
      groupType,
      providerId: groupType === 'guild' ? null : id,
      providerName: groupType === 'guild' ? null : 'Charity',
      roles: [{ roleId, roleName: roleId }],
    },
  ],
});
const VIEWERS = {
  visitor: null,
  stranger: NOBODY,
  owner: { ...NOBODY, accountId: 'owner' },
  staff: { ...NOBODY, isStaff: true },
  provider: { ...NOBODY, ownProviderId: 'p' },
  otherProvider: { ...NOBODY, ownProviderId: 'q' },
  ...Object.fromEntries(ROLES.map((role) => [role, memberOf('provider', 'p', role)])),
  otherManager: memberOf('provider', 'q', 'managers'),
  sophomore: memberOf('provider', 'p', 'Sophomores'),
  guildAdmin: memberOf('guild', 'g', 'admins'),
  guildMember: memberOf('guild', 'g', 'members'),
  otherGuildAdmin: memberOf('guild', 'h', 'admins'),
} satisfies Record<string, Viewer | null>;
const EVERYBODY = Object.keys(VIEWERS);
const MANAGERS = ['provider', ...ROLES.filter((role) => role !== 'staff')];
const DAY_WORKERS = ['coordinators', 'captains'];
const INSIDERS = MANAGERS.filter((role) => role !== 'trustedMinors');
const NAMES = INSIDERS;
const CONTACTS = INSIDERS.filter((role) => !DAY_WORKERS.includes(role));

const NOW = Date.parse('2026-11-16T15:00:00Z');
/** An adult, seen through a sign-up of today. */
const ROW = {
  id: 'c',
  contractId: 'c',
  ownerId: 'owner',
  providerId: 'p',
  guildId: 'g',
  dateOfBirth: '1990-01-01',
};
/** The role “staff” of a charity and the product's staff share a name in the table above. */
const STAFF_ROLE = memberOf('provider', 'p', 'staff');

/** A context in which every volunteer is on a quest that starts in an hour, and reached by the charity. */
function contextOf(viewer: Viewer | null, isContactOpen = true, startedAt = NOW + 3_600_000): Context {
  const facts = {
    tie: { load: async () => ({ isOnQuest: true, isContactOpen }) },
    times: { load: async () => ({ id: 'c', startedAt, endedAt: startedAt + 3_600_000 }) },
  };
  return { viewer, now: NOW, loaders: () => facts } as unknown as Context;
}

async function passing(level: Access, row: unknown, viewers: Record<string, Viewer | null> = VIEWERS) {
  const entries = Object.entries(viewers);
  const allowed = await Promise.all(entries.map(([, viewer]) => mayRead(level, contextOf(viewer), row)));
  return entries.filter((_, index) => allowed[index]).map(([name]) => name);
}

describe('who passes which level', () => {
  it.each<[Access, readonly string[]]>([
    ['PUBLIC', EVERYBODY],
    ['LOGGED_IN', EVERYBODY.filter((name) => name !== 'visitor')],
    ['OWNER', ['owner', 'staff']],
    ['OWNER_OR_MANAGER', ['owner', 'staff', ...MANAGERS]],
    ['OWNER_OR_NAMES', ['owner', 'staff', ...NAMES]],
    ['OWNER_OR_PHONE', ['owner', 'staff', ...NAMES]],
    ['OWNER_OR_FORM', ['owner', 'staff', ...NAMES]],
    ['OWNER_OR_CONTACT', ['owner', 'staff', ...NAMES]],
    ['OWNER_OR_EMERGENCY', ['owner', 'staff', ...CONTACTS]],
    ['MANAGER', ['staff', ...MANAGERS]],
    ['CONTACT', ['staff', ...CONTACTS]],
    ['GUILD_ADMIN', ['guildAdmin']],
    ['JOIN_CODE', ['guildAdmin']],
    ['STAFF', ['staff']],
  ])('%s [PERM-06, PERM-07, PERM-08, DEC-24]', async (level, expected) => {
    const viewers = { ...VIEWERS, staff: { ...NOBODY, isStaff: true } };
    expect(new Set(await passing(level, ROW, viewers))).toEqual(new Set(expected));
  });

  it.each<Access>([
    'OWNER_OR_NAMES',
    'OWNER_OR_PHONE',
    'OWNER_OR_FORM',
    'OWNER_OR_CONTACT',
    'OWNER_OR_EMERGENCY',
    'CONTACT',
    'GUILD_ADMIN',
    'JOIN_CODE',
  ])('under 18 nobody passes %s in whichever role, but for oneself [SAF-13]', async (level) => {
    const young = Object.entries(VIEWERS).map(([name, viewer]) => [
      name,
      viewer && { ...viewer, isYoung: true },
    ]);
    const roles = Object.fromEntries(young.filter(([name]) => name !== 'owner' && name !== 'staff'));
    expect(await passing(level, ROW, roles)).toEqual([]);
    const owner = { ...NOBODY, accountId: 'owner', isYoung: true };
    expect(await mayRead(level, contextOf(owner), ROW)).toBe(level.startsWith('OWNER'));
  });

  it('programs pass their own levels alone, at their charity, and no account passes these [EDG-03: matrix]', async () => {
    const access = schema.getType('Access');
    const levels = (isEnumType(access) ? access.getValues() : []).map(({ name }) => name as Access);
    const program = { keyId: 'k', providerId: 'p', scopes: PROGRAM_SCOPES, expiresAt: NOW + 1 };
    const context = { ...contextOf(null), program };
    const opened = async (row: object) => {
      const answers = await Promise.all(levels.map((level) => mayRead(level, context, row)));
      return levels.filter((_, index) => answers[index]);
    };
    const signUp = { ...ROW, abandonedAt: null, startedAt: NOW };
    const own = ['PUBLIC', 'PROGRAM', 'PROGRAM_QUESTS', 'PROGRAM_SIGN_UPS'];
    expect(await opened(signUp)).toEqual([...own, 'PROGRAM_NAMES']);
    for (const unnamed of [{ dateOfBirth: '2012-01-01' }, { dateOfBirth: null }, { abandonedAt: NOW }])
      expect(await opened({ ...signUp, ...unnamed })).toEqual(own);
    for (const providerId of ['q', null])
      expect(await opened({ ...signUp, providerId })).toEqual(own.slice(0, 2));
    for (const level of levels.filter((one) => one.startsWith('PROGRAM')))
      expect(await passing(level, signUp)).toEqual([]);
  });

  it('the role staff of a charity reads names and contacts there, and is not the product’s staff [PERM-09, PERM-10]', async () => {
    const context = contextOf(STAFF_ROLE);
    expect(await mayRead('OWNER_OR_NAMES', context, ROW)).toBe(true);
    expect(await mayRead('OWNER_OR_CONTACT', context, ROW)).toBe(true);
    expect(await mayRead('STAFF', context, ROW)).toBe(false);
  });

  it('facts decide: time, the day, an ended place, an ended contact [SAF-07]', async () => {
    const manager = memberOf('provider', 'p', 'managers');
    const captain = memberOf('provider', 'p', 'captains');
    const inDays = (days: number) => contextOf(captain, true, NOW + days * 24 * 3_600_000);
    const young = { ...ROW, dateOfBirth: '2012-01-01' };
    const ended = { ...ROW, abandonedAt: NOW };
    expect(await mayRead('OWNER_OR_CONTACT', contextOf(manager, false), ROW)).toBe(false);
    expect(await mayRead('OWNER_OR_PHONE', contextOf(manager, false), ROW)).toBe(false);
    expect(await mayRead('OWNER_OR_CONTACT', contextOf(manager), ended)).toBe(false);
    expect(await mayRead('OWNER_OR_EMERGENCY', contextOf(manager), ended)).toBe(false);
    expect(await mayRead('OWNER_OR_FORM', contextOf(manager), ended)).toBe(false);
    expect(await mayRead('OWNER_OR_EMERGENCY', contextOf(manager, true, NOW + 25 * 3_600_000), ROW)).toBe(
      false,
    );
    expect(await mayRead('OWNER_OR_NAMES', inDays(30), ROW)).toBe(true);
    expect(await mayRead('OWNER_OR_NAMES', inDays(1), young)).toBe(false);
    expect(await mayRead('OWNER_OR_NAMES', inDays(0), young)).toBe(true);
    for (const level of ['OWNER_OR_PHONE', 'OWNER_OR_CONTACT'] as const) {
      expect(await mayRead(level, inDays(3), ROW)).toBe(true);
      expect(await mayRead(level, inDays(4), ROW)).toBe(false);
      expect(await mayRead(level, inDays(-2), ROW)).toBe(false);
      expect(await mayRead(level, inDays(1), young)).toBe(false);
      expect(await mayRead(level, inDays(1), { ...ROW, contractId: null })).toBe(false);
    }
    expect(await mayRead('OWNER_OR_CONTACT', inDays(0), young)).toBe(false);
    expect(await mayRead('OWNER_OR_NAMES', inDays(0), { ...ROW, abandonedAt: NOW })).toBe(false);
    expect(await mayRead('OWNER_OR_NAMES', contextOf(captain), { ...ROW, contractId: null })).toBe(false);
  });

  it('a row without a date of birth counts as young: no name without a quest there [SAF-04]', async () => {
    const manager = memberOf('provider', 'p', 'managers');
    const listed = { ...ROW, contractId: null, dateOfBirth: null };
    const stranger = {
      ...contextOf(manager),
      loaders: () => ({ tie: { load: async () => ({ isOnQuest: false }) } }),
    };
    expect(await mayRead('OWNER_OR_NAMES', stranger as unknown as Context, listed)).toBe(false);
    expect(await mayRead('OWNER_OR_NAMES', contextOf(manager), listed)).toBe(true);
  });

  it.each<Access>([
    'OWNER',
    'OWNER_OR_MANAGER',
    'OWNER_OR_NAMES',
    'OWNER_OR_PHONE',
    'OWNER_OR_FORM',
    'OWNER_OR_CONTACT',
    'OWNER_OR_EMERGENCY',
    'MANAGER',
    'CONTACT',
    'GUILD_ADMIN',
    'JOIN_CODE',
  ])('a row without owner, provider and guild is nobody’s (%s)', async (level) => {
    const people = Object.fromEntries(Object.entries(VIEWERS).filter(([, viewer]) => !viewer?.isStaff));
    for (const row of [{}, { ownerId: null, providerId: null, guildId: null }, null, undefined])
      expect(await passing(level, row, people)).toEqual([]);
  });
});

describe('every field names its reader', () => {
  const objects = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter((type) => !type.name.startsWith('__'));

  it('no field of the schema is without a policy', () => {
    const open = objects.flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => accessOf(type, field) === null)
        .map((field) => `${type.name}.${field.name}`),
    );
    expect(open).toEqual([]);
    expect(objects.length).toBeGreaterThan(20);
  });

  it('operations are public, for everybody who is logged in, or for staff: other levels need a row', () => {
    const roots = objects.filter((type) => ['Query', 'Mutation'].includes(type.name));
    const levels = roots.flatMap((type) =>
      Object.values(type.getFields()).map((field) => [field.name, accessOf(type, field)]),
    );
    expect(levels.filter(([, level]) => !['PUBLIC', 'LOGGED_IN', 'STAFF'].includes(level ?? ''))).toEqual([
      ['program', 'PROGRAM'],
    ]);
  });

  it.each([
    'nameFirst',
    'nameMiddle',
    'nameLast',
    'emailAddress',
    'phoneNumber',
    'dateOfBirth',
    'ageBand',
    'emergencyContactName',
    'emergencyContactNumber',
    'easyJoinCode',
    'contactEmail',
    'contactPhone',
    'creatorId',
  ])('%s is public nowhere [PERM-25, DEC-15, DEC-33]', (name) => {
    const levels = objects.flatMap((type) => {
      const field = type.getFields()[name];
      return field ? [accessOf(type, field)] : [];
    });
    expect(levels.length).toBeGreaterThan(0);
    expect(levels).not.toContain('PUBLIC');
    expect(levels).not.toContain('LOGGED_IN');
  });

  it('a schema with a field that names none is not served', () => {
    const careless = buildSchema('type Query { secret: String }');
    expect(() => guardSchema(careless)).toThrow('Query.secret has no @access.');
  });
});

const isAboutAccess = (one: DefinitionNode) => 'name' in one && /^access$/i.test(one.name?.value ?? '');

describe('what a refused field becomes', () => {
  const context = (viewer: Viewer | null) => ({ viewer }) as Context;
  const guarded = guardSchema(
    makeExecutableSchema({
      typeDefs: [
        { kind: Kind.DOCUMENT, definitions: readTypeDefs().definitions.filter(isAboutAccess) },
        parse(`
          type Query {
            row: Row @access(to: PUBLIC)
            staffOnly: String @access(to: STAFF)
            mine: String @access(to: LOGGED_IN)
          }
          type Row @access(to: OWNER) { id: ID! @access(to: PUBLIC) secret: String firm: String! }
        `),
      ],
      resolvers: {
        Query: {
          row: () => ({ id: '1', ownerId: 'owner', secret: 's', firm: 'f' }),
          staffOnly: () => 'x',
          mine: () => 'm',
        },
      },
    }),
  );
  async function run(query: string, viewer: Viewer | null) {
    const operation = createDocuments(guarded, [query], { isProduction: false }).find(query, null);
    if ('errors' in operation || !operation.run) throw new Error(JSON.stringify(operation));
    const { data, errors } = await operation.run(context(viewer), {});
    const watcher = { log: silentLog, requestId: 'r', isProduction: false };
    return { data, codes: errors?.map((error) => toWireError(error, watcher).extensions.code) };
  }

  it('a field that may be null is null, without an error', async () => {
    expect(await run('{ row { id secret } }', NOBODY)).toEqual({
      data: { row: { id: '1', secret: null } },
      codes: undefined,
    });
    expect(await run('{ row { id secret } }', VIEWERS.owner)).toEqual({
      data: { row: { id: '1', secret: 's' } },
      codes: undefined,
    });
  });

  it('a field that may not be null takes its object along, and says why', async () => {
    expect(await run('{ row { id firm } }', NOBODY)).toEqual({ data: { row: null }, codes: ['FORBIDDEN'] });
  });

  it('an operation answers NOT_LOGGED_IN to visitors and FORBIDDEN to others', async () => {
    expect((await run('{ staffOnly }', null)).codes).toEqual(['NOT_LOGGED_IN']);
    expect((await run('{ staffOnly }', NOBODY)).codes).toEqual(['FORBIDDEN']);
    expect((await run('{ mine }', NOBODY)).data).toEqual({ mine: 'm' });
  });
});

describe('what of an error leaves the server', () => {
  const lines: string[] = [];
  const watcher = {
    log: { error: (facts: object) => lines.push(JSON.stringify(facts)) } as never,
    requestId: 'r-7',
    isProduction: true,
  };
  const failed = (originalError: Error) =>
    new GraphQLError(originalError.message, { originalError, path: ['quest', 'id'] });

  it('a refusal of the domain as it is', () => {
    const error = failed(new DomainError('RATE_LIMITED', { retryAfterSeconds: 5 }));
    expect(toWireError(error, watcher)).toEqual({
      message: 'Too Many Requests',
      path: ['quest', 'id'],
      extensions: { code: 'RATE_LIMITED', statusCode: 429, retryAfterSeconds: 5 },
    });
  });

  it('anything else only as INTERNAL with the request’s id, and in the log with its cause', () => {
    const error = failed(new Error('SQLITE_ERROR: no such column "secret"'));
    expect(toWireError(error, watcher)).toEqual({
      message: 'Internal Server Error',
      path: ['quest', 'id'],
      extensions: { code: 'INTERNAL', statusCode: 500, requestId: 'r-7' },
    });
    expect(lines.join()).toContain('r-7');
  });

  it('extensions that some library put on its error stay inside', () => {
    const error = failed(Object.assign(new Error('x'), { extensions: { sql: 'SELECT 1' } }));
    expect(JSON.stringify(toWireError(error, watcher))).not.toContain('SELECT');
  });
});
