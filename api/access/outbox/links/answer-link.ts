import { timingSafeEqual } from 'node:crypto';
import type { Config } from '#api/process/config/config.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { Locale } from '#domain/texts/locale.ts';

/**
 * What a link answers: whether its person comes (`attend`), that a young person can't make it (`cannot`, which their
 * guardian gets), “Would you come again?” (`again`), whether someone takes a place of the waitlist (`offer`), or
 * takes one over (`hand-over`, by the id of the request). Their order is that of the tokens: new ones go to the end.
 */
export const ANSWER_PURPOSES = ['attend', 'cannot', 'again', 'offer', 'hand-over'] as const;
export type AnswerPurpose = (typeof ANSWER_PURPOSES)[number];

/** What a link is for: one contract, one question. */
export type AnswerSubject = { purpose: AnswerPurpose; id: string };

const PATHS = {
  attend: '/answer',
  cannot: '/answer',
  again: '/again',
  offer: '/offer',
  'hand-over': '/hand-over',
} as const satisfies Record<AnswerPurpose, string>;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** 96 bits: no one tries those out, and the link stays short enough for a text message. */
const SIGNATURE_BYTES = 12;
const LONGEST_TOKEN = 200;

/**
 * The address at which one person answers for one contract without a login. Signed and kept nowhere: it can be used
 * again until its end, which the page decides by the contract, and stays good when the key is changed. `says` is the
 * answer that the button in the email named; the page puts it first, and still asks.
 */
export function answerLink(
  locale: Locale,
  config: Pick<Config, 'dataKey' | 'publicOrigin'>,
  { says, ...subject }: AnswerSubject & { says?: 'yes' | 'no' },
): string {
  const path = answerLinkPath(config, subject);
  return linkIn(locale, config, says ? `${path}&says=${says}` : path);
}

/** Path version of the link, for a page shown to that very person. */
export function answerLinkPath({ dataKey }: Pick<Config, 'dataKey'>, subject: AnswerSubject): string {
  return `${PATHS[subject.purpose]}?token=${answerToken(dataKey, subject)}`;
}

/** The token of such a link: 39 characters of base64url for a contract. */
export function answerToken(dataKey: DataKey, subject: AnswerSubject): string {
  const named = nameOf(subject);
  return Buffer.concat([named, signatureOf(dataKey.hash('answer-link', named.toString('hex')))]).toString(
    'base64url',
  );
}

/** What a token answers; null for one that was not made here, or was changed. */
export function readAnswerLink(dataKey: DataKey, token: string): AnswerSubject | null {
  if (token.length > LONGEST_TOKEN) return null;
  const bytes = Buffer.from(token, 'base64url');
  // The same bytes written in another way are no token of ours.
  if (bytes.length <= SIGNATURE_BYTES + 1 || bytes.toString('base64url') !== token) return null;
  const named = bytes.subarray(0, -SIGNATURE_BYTES);
  const signature = bytes.subarray(-SIGNATURE_BYTES);
  const isOurs = dataKey
    .hashes('answer-link', named.toString('hex'))
    .some((hash) => timingSafeEqual(signatureOf(hash), signature));
  return isOurs ? subjectOf(named) : null;
}

function signatureOf(hash: string): Buffer {
  return Buffer.from(hash, 'hex').subarray(0, SIGNATURE_BYTES);
}

/** Bytes of a link's subject: one for the purpose and ID format, then the ID (a UUID as its 16 bytes). */
function nameOf({ purpose, id }: AnswerSubject): Buffer {
  const isUuid = UUID.test(id);
  const first = ANSWER_PURPOSES.indexOf(purpose) * 2 + (isUuid ? 0 : 1);
  return Buffer.concat([
    Buffer.of(first),
    isUuid ? Buffer.from(id.replaceAll('-', ''), 'hex') : Buffer.from(id),
  ]);
}

function subjectOf(named: Buffer): AnswerSubject | null {
  const [first = 0] = named;
  const purpose = ANSWER_PURPOSES[Math.floor(first / 2)];
  const id = named.subarray(1);
  if (purpose === undefined) return null;
  return { purpose, id: first % 2 === 1 ? id.toString() : uuidOf(id.toString('hex')) };
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
