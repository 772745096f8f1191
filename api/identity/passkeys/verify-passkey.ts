import type { PasskeySite, PasskeyTold } from '#domain/identity/passkey.ts';
import type { Assertion, Registration, Signed } from './passkey-answer.ts';

/*
 * The only place that knows the library, which is loaded when someone uses a passkey. Where it throws, the answer is
 * wrong in one of many ways, of which no one needs to know which.
 */

/** EdDSA, ES256, RS256. Named here, since the library would try out what the process can, which warns. */
const ALGORITHMS = [-8, -7, -257];

/** What an authenticator tells with its signature; `backedUp`: the passkey is in more places than one now. */
export type PasskeyUse = PasskeyTold & { backedUp: boolean };
export type NewKey = { credentialId: string; publicKey: string; counter: number; backedUp: boolean };
/** What is kept of a passkey to check it by. */
export type KeptKey = { credentialId: string; publicKey: string };

type Asked = { challenge: Uint8Array<ArrayBuffer>; site: PasskeySite };
type Owner = { siteName: string; accountId: string; username: string };

/** What a browser needs to make a passkey for someone who has these already, as JSON. */
export async function registrationOptions(
  { challenge, site }: Asked,
  { siteName, accountId, username }: Owner,
  present: readonly { credentialId: string; transports: readonly string[] }[],
): Promise<string> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: site.host,
    userName: username,
    userDisplayName: username,
    userID: new TextEncoder().encode(accountId),
    challenge,
    attestationType: 'none',
    timeout: 5 * 60_000,
    excludeCredentials: present.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return JSON.stringify(options);
}

/** What a browser needs to show a passkey: one of these, or any that it has for this site. As JSON. */
export async function assertionOptions(
  { challenge, site }: Asked,
  credentialIds: readonly string[] = [],
): Promise<string> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    challenge,
    timeout: 5 * 60_000,
    allowCredentials: credentialIds.map((id) => ({ id })),
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

/** The key of a new passkey; null when it is not what was asked for. */
export async function verifyRegistration(
  { signed, ...response }: Registration & { signed: Signed },
  site: PasskeySite,
): Promise<NewKey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const found = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {}, response: withoutTransports(response) },
    expectedChallenge: signed.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!found?.verified) return null;
  const { credential, credentialBackedUp: backedUp } = found.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { credentialId: credential.id, publicKey, counter: credential.counter, backedUp };
}

/** How often the passkey was used, and where it lies now; null when its signature is not right. */
export async function verifyAssertion(
  { signed, ...response }: Assertion & { signed: Signed },
  site: PasskeySite,
  kept: KeptKey,
): Promise<PasskeyUse | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...signature } = response.response;
  const found = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {}, response: signature },
    expectedChallenge: signed.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    // What the counter says is judged by the domain.
    credential: { id: kept.credentialId, publicKey: keyBytes(kept.publicKey), counter: 0 },
  }).catch(() => null);
  if (!found?.verified) return null;
  const {
    newCounter: counter,
    credentialBackedUp: backedUp,
    credentialDeviceType,
  } = found.authenticationInfo;
  return { counter, backedUp, isSynced: credentialDeviceType === 'multiDevice' };
}

function keyBytes(publicKey: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(publicKey, 'base64url'));
}

function withoutTransports({ response: { clientDataJSON, attestationObject } }: Registration) {
  return { clientDataJSON, attestationObject };
}
