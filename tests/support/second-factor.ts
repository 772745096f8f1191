import { Secret, TOTP } from 'otpauth';
import { type CastName, castEmail, DEMO_PASSWORD } from './cast.ts';
import type { Answer, World } from './world.ts';

const STEP_MS = 30_000;
const LOG_IN = `mutation ($email: String!, $password: String!) {
  loginWithEmail(email: $email, password: $password, titleId: "chariteers") { playerId entityToken }
}`;
const ENTER = `mutation ($code: String!, $logInToken: String) {
  enterSecondFactor(code: $code, logInToken: $logInToken) { playerId entityToken }
}`;

/** The code of an instant (epoch ms), as an app shows it. */
export function codeAt(secret: string, now: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}

export type Factor = {
  secret: string;
  recoveryCodes: string[];
  /** The code that the app shows after the step of the last one is over. */
  nextCode: () => string;
};

/** Turns one-time passwords on for a member of the cast, whose session has then shown one. */
export async function turnOn(world: World, as: CastName): Promise<Factor> {
  const begun = await world.gql<{ beginOneTimePassword: { secret: string } }>(
    'mutation { beginOneTimePassword { secret uri } }',
    {},
    { as },
  );
  const secret = begun.data?.beginOneTimePassword.secret ?? '';
  const confirmed = await confirm(world, as, codeAt(secret, world.clock.now()));
  const recoveryCodes = confirmed.data?.confirmOneTimePassword.codes ?? [];
  const nextCode = () => {
    world.clock.advance(STEP_MS);
    return codeAt(secret, world.clock.now());
  };
  return { secret, recoveryCodes, nextCode };
}

export function confirm(
  world: World,
  as: CastName,
  code: string,
): Promise<Answer<{ confirmOneTimePassword: { codes: string[] } }>> {
  const text = 'mutation ($code: String!) { confirmOneTimePassword(code: $code) { codes } }';
  return world.gql(text, { code }, { as });
}

type LoggedIn = { playerId: string; entityToken: string | null };

/** Logs in by the password, as a client that is no browser. */
export function logIn(
  world: World,
  name: CastName,
  options: Parameters<World['gql']>[2] = {},
): Promise<Answer<{ loginWithEmail: LoggedIn }>> {
  return world.gql(LOG_IN, { email: castEmail(name), password: DEMO_PASSWORD }, options);
}

/** The token of a login that waits for the second factor. */
export async function pendingToken(world: World, name: CastName): Promise<string> {
  const { errors } = await logIn(world, name);
  return errors?.[0]?.extensions.logInToken ?? '';
}

export function enter(
  world: World,
  given: { code: string; logInToken?: string },
  options: Parameters<World['gql']>[2] = {},
): Promise<Answer<{ enterSecondFactor: LoggedIn }>> {
  return world.gql(ENTER, given, options);
}

/** The first half of the cookies of an answer, as a browser sends them back. */
export function cookiesOf({ headers }: Pick<Answer<unknown>, 'headers'>): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
