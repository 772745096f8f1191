import type { ReceivedMail } from './mail-server.ts';
import { readMails } from './mails.ts';
import type { World } from './world.ts';

/** The ten fields of an adult, each with a value that stands nowhere else. */
export const FORM = {
  nameFirst: 'Wilhelmina',
  nameLast: 'Zuckerstein',
  phoneNumber: '9735550142',
  dateOfBirth: '1987-06-05',
  emailAddress: 'Mina.Zucker@new.example',
  username: 'MinaZ87',
  password: 'lantern on the pier',
  passwordConfirmation: 'lantern on the pier',
  emergencyContactName: 'Ottilie (sister)',
  emergencyContactNumber: '9735550143',
} as const;

export const GUARDIAN = {
  guardianName: 'Philippa Zuckerstein',
  guardianEmail: 'philippa@family.example',
  hasConsented: true,
} as const;

/** Sixteen on the day of the tests. */
export const TEEN_BIRTH = '2010-06-05';

export const REGISTER = `mutation ($input: RegisterChariteerInput!) {
  registerChariteer(input: $input) { playerId }
}`;

type Options = Parameters<World['gql']>[2];

/** Sends the form, with changes. */
export function register(world: World, changes: Record<string, unknown> = {}, options: Options = {}) {
  return world.gql<{ registerChariteer: { playerId: string } }>(
    REGISTER,
    { input: { ...FORM, ...changes } },
    options,
  );
}

/** Registers and opens a session; the id and the header of the new person. */
export async function registered(world: World, changes: Record<string, unknown> = {}) {
  const { data, errors } = await register(world, changes);
  if (!data) throw new Error(`Not registered: ${JSON.stringify(errors)}`);
  const { playerId } = data.registerChariteer;
  const token = await world.sessions.open(playerId);
  return { playerId, token, headers: { authorization: `Bearer ${token}` } };
}

/** What waits in the outbox or was sent, in the order of queueing, opened. */
export function mails(world: World) {
  return readMails(world);
}

/** The token of the link to a page in an email's text. */
export function tokenFor(
  page:
    | 'verifyEmail'
    | 'passwordReset'
    | 'guardian'
    | 'guardian/consent'
    | 'take-back'
    | 'undo-address'
    | 'end-session',
  body: string | undefined,
): string {
  const found = new RegExp(`https?://chariteers\\.test/(?:[a-z]{2}/)?${page}\\?token=([\\w-]{43})\\n`).exec(
    body ?? '',
  );
  if (!found?.[1]) throw new Error(`No link to /${page} in: ${body}`);
  return found[1];
}

/** The text of an email that went through a mail server, which breaks long lines. */
export function plainText(mail: ReceivedMail | undefined): string {
  const body = (mail?.text ?? '').split('\r\n\r\n').slice(1).join('\n\n');
  return body
    .replace(/=\r?\n/g, '')
    .replaceAll('\r\n', '\n')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
