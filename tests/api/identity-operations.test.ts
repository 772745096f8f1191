import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

type Named = { name: string };
type Field = Named & { args: Named[] };
type Described = Named & { fields: Field[] | null; inputFields: Named[] | null };
type Contract = {
  __schema: { queryType: Named; mutationType: Named; types: Described[] };
};

const CONTRACT = `{ __schema {
  queryType { name } mutationType { name }
  types { name fields { name args { name } } inputFields { name } }
} }`;

/** API-36 to API-43 with the names of the catalogue, and what each takes. */
const MUTATIONS: Record<string, string[]> = {
  registerUser: ['displayName', 'email', 'password', 'username'],
  giveNewChariteerAccountDefaultValues: ['firstName', 'lastName', 'phoneNumber', 'dob'],
  addOrUpdateContactEmail: ['emailAddress'],
  loginWithEmail: ['email', 'password', 'titleId'],
  sendAccountRecoveryEmail: ['email', 'titleId'],
  createGroup: ['groupName'],
};
const QUERIES: Record<string, string[]> = {
  getPlayerProfile: ['playerId', 'profileConstraints'],
  getAccountInfo: [],
  getPublisherReadOnlyData: [],
  getUserData: [],
  getReadOnlyData: [],
  getTitleData: [],
  getInventory: [],
  listMembership: [],
};

let world: World;
let contract: Contract['__schema'];
beforeAll(async () => {
  world = await openWorld();
  const { data } = await world.gql<Contract>(CONTRACT);
  if (!data) throw new Error('The contract cannot be read');
  contract = data.__schema;
});
afterAll(() => world.close());

const argumentsOf = (type: string) =>
  Object.fromEntries(
    contract.types
      .find(({ name }) => name === type)
      ?.fields?.map(({ name, args }) => [name, args.map((argument) => argument.name)]) ?? [],
  );

describe('identity operations', () => {
  it('are queries and mutations with the names of the catalogue in camel case [DEC-06, DEC-20, OPEN-API-03]', () => {
    expect(argumentsOf(contract.queryType.name)).toMatchObject(QUERIES);
    expect(argumentsOf(contract.mutationType.name)).toMatchObject(MUTATIONS);
  });

  it('every operation, field and argument is lower camel case [DEC-06, DEC-20]', () => {
    const names = contract.types
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap(({ fields, inputFields }) => [
        ...(fields ?? []).flatMap(({ name, args }) => [name, ...args.map((argument) => argument.name)]),
        ...(inputFields ?? []).map(({ name }) => name),
      ]);
    expect(names.length).toBeGreaterThan(300);
    // JSON and ID keep the letters that the catalogue gives them (formJSON, chariteerID).
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  it('log-in and own data go through the one path, whoever asks [DEC-06, DEC-03]', async () => {
    const login = await world.gql<{ loginWithEmail: { entityToken: string } }>(
      'mutation { loginWithEmail(email: "volunteer@demo.example", password: "quest-demo-2026", titleId: "chariteers") { playerId entityToken } }',
    );
    expect(login.errors).toBeUndefined();
    const own = await world.gql<{ getAccountInfo: { playerId: string } }>(
      '{ getAccountInfo { playerId } }',
      {},
      {
        headers: { authorization: `Bearer ${login.data?.loginWithEmail.entityToken}` },
      },
    );
    expect(own.data?.getAccountInfo.playerId).toBe('volunteer');
  });
});
