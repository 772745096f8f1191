import { z } from 'zod';
import { parsedJson } from '#domain/text/parsed-json.ts';

/*
 * What a browser hands over of its device, as JSON in one text. Everything in it is a stranger's until its signature is
 * checked.
 */

/** Some devices send a certificate along; no one sends more. */
const LONGEST_ANSWER = 20_000;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string()).max(20).default([]),
  }),
});

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).nullish(),
  }),
});

const clientData = z.object({ challenge: bytes(100), origin: z.string().max(300) });

/** What the browser says that it has let the device sign: which challenge, and on a page of which address. */
export type Signed = z.output<typeof clientData>;
export type Registration = z.output<typeof registration>;
export type Assertion = z.output<typeof assertion>;

/** A new passkey as a browser hands it over; null for anything else. */
export function readRegistration(text: string): (Registration & { signed: Signed }) | null {
  return withSigned(registration, text);
}

/** A passkey that was shown; null for anything else. */
export function readAssertion(text: string): (Assertion & { signed: Signed }) | null {
  return withSigned(assertion, text);
}

/** Transports that we know; others that a browser names are dropped. */
export function knownTransports({ response }: Registration) {
  return TRANSPORTS.filter((one) => response.transports.includes(one));
}

function withSigned<Answer extends { response: { clientDataJSON: string } }>(
  shape: z.ZodType<Answer>,
  text: string,
): (Answer & { signed: Signed }) | null {
  const answer = text.length > LONGEST_ANSWER ? null : shape.safeParse(parsedJson(text)).data;
  if (!answer) return null;
  const json = Buffer.from(answer.response.clientDataJSON, 'base64url').toString();
  const signed = clientData.safeParse(parsedJson(json)).data;
  return signed ? { ...answer, signed } : null;
}
