import { mailsTo } from './guardian.ts';
import type { Answer, World } from './world.ts';

/** An address that no account has. */
export const STRANGER = 'Mina.Zucker@new.example';
/** Adult who joins, with the fields of the short record. */
export const PERSON = {
  nameFirst: 'Wilhelmina',
  nameLast: 'Zuckerstein',
  dateOfBirth: '6/5/1987',
  hasAgreed: true,
} as const;
/** How a request of a browser is told. */
export const BROWSER = { origin: 'http://chariteers.test', 'sec-fetch-site': 'same-origin' };

const JOINING = 'typedAddress questId isEntered codeUntil sendAgainAt key';
const STEP = `logIn { playerId entityToken locale } joining { ${JOINING} }
  quest { questId providerId isSignedUp refusalCode refusalMessage }`;

export type Joining = {
  typedAddress: string;
  questId: string | null;
  isEntered: boolean;
  codeUntil: string;
  sendAgainAt: string;
  key: string | null;
};
export type Step = {
  logIn: { playerId: string; entityToken: string | null } | null;
  joining: Joining | null;
  quest: { questId: string; isSignedUp: boolean; refusalCode: string | null } | null;
};
type Options = Parameters<World['gql']>[2];

/** Asks for a code. */
export function startJoining(world: World, given: Record<string, unknown> = {}, options: Options = {}) {
  return world.gql<{ startJoining: Joining }>(
    `mutation ($email: String!, $questId: ID, $key: String) {
      startJoining(email: $email, questId: $questId, key: $key) { ${JOINING} }
    }`,
    { email: STRANGER, ...given },
    options,
  );
}

/** Enters a code. */
export async function enterCode(
  world: World,
  given: { code: string; key?: string | null },
  options: Options = {},
): Promise<Answer<{ enterJoiningCode: Step }> & { step: Step | undefined }> {
  const answer = await world.gql<{ enterJoiningCode: Step }>(
    `mutation ($code: String!, $key: String) { enterJoiningCode(code: $code, key: $key) { ${STEP} } }`,
    given,
    options,
  );
  return { ...answer, step: answer.data?.enterJoiningCode };
}

/** Takes the link of an email. */
export async function openLink(world: World, token: string, options: Options = {}) {
  const answer = await world.gql<{ openJoiningLink: Step }>(
    `mutation ($token: String!) { openJoiningLink(token: $token) { ${STEP} } }`,
    { token },
    options,
  );
  return { ...answer, step: answer.data?.openJoiningLink };
}

/** Says who it is. */
export async function finishJoining(
  world: World,
  key: string | null,
  changes: Record<string, unknown> = {},
  options: Options = {},
) {
  const answer = await world.gql<{ finishJoining: Step }>(
    `mutation ($input: FinishJoiningInput!) { finishJoining(input: $input) { ${STEP} } }`,
    { input: { ...PERSON, key, ...changes } },
    options,
  );
  return { ...answer, step: answer.data?.finishJoining };
}

/** How far someone has come. */
export async function joiningOf(world: World, key: string | null, options: Options = {}) {
  const { data } = await world.gql<{ joining: Joining | null }>(
    `query ($key: String) { joining(key: $key) { ${JOINING} } }`,
    { key },
    options,
  );
  return data?.joining ?? null;
}

/** The code in the newest email to an address. */
export async function mailedCode(world: World, address: string = STRANGER): Promise<string> {
  const mails = await mailsTo(world, address);
  return /^\d{6}$/m.exec(mails.at(-1)?.body ?? '')?.[0] ?? '';
}

/** The token of the link in the newest email to an address. */
export async function mailedLink(world: World, address: string = STRANGER): Promise<string> {
  const mails = await mailsTo(world, address);
  return /\/join\/link\?token=([\w-]{43})/.exec(mails.at(-1)?.body ?? '')?.[1] ?? '';
}

/** Someone whose code was right, and who is to say who it is; the key. */
export async function entered(world: World, given: Record<string, unknown> = {}): Promise<string> {
  const { data } = await startJoining(world, given);
  const key = data?.startJoining.key ?? '';
  await enterCode(world, { code: await mailedCode(world, String(given.email ?? STRANGER)), key });
  return key;
}
