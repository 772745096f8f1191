import { type Authenticator, type Odd, openAuthenticator } from './authenticator.ts';
import type { openBrowser } from './browser.ts';
import type { CastName } from './cast.ts';
import type { World } from './world.ts';

export const ADD_PASSKEY = `mutation ($credential: String!, $name: String) {
  addPasskey(credential: $credential, name: $name) { id name isSynced createdAt lastUsedAt }
}`;
export const LOG_IN_BY_PASSKEY = `mutation ($credential: String!) {
  logInByPasskey(credential: $credential) { playerId entityToken }
}`;
export const PROVE_BY_PASSKEY = `mutation ($credential: String!) {
  proveByPasskey(credential: $credential) { isRecent recentUntil }
}`;

type Browser = ReturnType<typeof openBrowser>;
type Begun = 'beginPasskey' | 'beginPasskeyLogIn' | 'beginPasskeyProof';

/** What a browser is given to begin with. Throws where that is refused. */
export async function begin(world: World, as: CastName, operation: Begun): Promise<string> {
  return optionsIn(
    await world.gql<Record<Begun, string>>(`mutation { ${operation} }`, {}, { as }),
    operation,
  );
}

/** Adds the key of a device to someone's account; the answer. */
export async function addPasskey(
  world: World,
  as: CastName,
  device: Authenticator = openAuthenticator(1, world.config.publicOrigin),
  { name, ...odd }: Odd & { name?: string } = {},
) {
  const credential = device.create(await begin(world, as, 'beginPasskey'), odd);
  return world.gql<{ addPasskey: { id: string; name: string } }>(ADD_PASSKEY, { credential, name }, { as });
}

/** A device whose key someone's account has, and the id of the passkey. */
export async function withPasskey(world: World, as: CastName, number = 1) {
  const device = openAuthenticator(number, world.config.publicOrigin);
  const { data } = await addPasskey(world, as, device);
  if (!data) throw new Error('The passkey was not added');
  return { device, id: data.addPasskey.id };
}

/** What a browser is given to log in with. */
export async function beginLogIn(browser: Browser): Promise<string> {
  const answer = await browser.call<Record<Begun, string>>('mutation { beginPasskeyLogIn }');
  return optionsIn(answer, 'beginPasskeyLogIn');
}

/** Logs in by a device in a browser; the answer. */
export async function logInBy(browser: Browser, device: Authenticator, odd: Odd = {}) {
  const credential = device.sign(await beginLogIn(browser), odd);
  return browser.call<{ logInByPasskey: { playerId: string } }>(LOG_IN_BY_PASSKEY, { credential });
}

function optionsIn(
  answer: { data?: Record<Begun, string> | null | undefined; errors?: unknown },
  name: Begun,
) {
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data[name];
}

/** Adds a passkey and uses it in the cast's session, which then counts as two factors. */
export async function withShownPasskey(world: World, as: CastName, number = 1) {
  const made = await withPasskey(world, as, number);
  const credential = made.device.sign(await begin(world, as, 'beginPasskeyProof'));
  const { errors } = await world.gql(PROVE_BY_PASSKEY, { credential }, { as });
  if (errors) throw new Error(JSON.stringify(errors));
  return made;
}
