import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/*
 * A device with passkeys, as far as the product sees one: ES256 keys, attestation “none”, and whatever a wrong or evil
 * one could tell.
 */

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** CBOR (RFC 8949), as much of it as devices write. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]),
  ]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

type Options = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };
/** What a page, or a device, may tell that is not as it should be. */
export type Odd = {
  origin?: string;
  host?: string;
  challenge?: string;
  /** Whether the device has asked for finger, face or code; true if left out. */
  isVerified?: boolean;
  counter?: number;
  /** `can`: the passkey can be copied to other devices; `is`: it was. Never, if left out. */
  backedUp?: 'can' | 'is';
  credentialId?: Buffer;
};

export type Authenticator = ReturnType<typeof openAuthenticator>;

/** A device with one key. `number` tells it from others; two of the same number name their key alike. */
export function openAuthenticator(number = 1, origin = 'http://chariteers.test') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ownId = sha256(`device ${number}`);
  let userHandle: string | null = null;
  let counter = 0;

  function clientData(type: 'create' | 'get', { challenge }: Options, odd: Odd): Buffer {
    const signed = { type: `webauthn.${type}`, challenge: odd.challenge ?? challenge };
    return Buffer.from(JSON.stringify({ ...signed, origin: odd.origin ?? origin, crossOrigin: false }));
  }

  /** UP, UV and, with a key in it, AT; then the counter. */
  function deviceData(host: string, { isVerified = true, ...odd }: Odd, key = Buffer.alloc(0)): Buffer {
    counter += 1;
    const synced = odd.backedUp === undefined ? 0 : odd.backedUp === 'is' ? 24 : 8;
    const flags = 1 | (isVerified ? 4 : 0) | synced | (key.length > 0 ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(odd.counter ?? counter);
    return Buffer.concat([sha256(odd.host ?? host), Buffer.from([flags]), count, key]);
  }

  return {
    /** Makes the key for what `beginPasskey` answered; the text for `addPasskey`. */
    create(optionsText: string, odd: Odd = {}): string {
      const options = JSON.parse(optionsText) as Options;
      userHandle = options.user?.id ?? null;
      const id = odd.credentialId ?? ownId;
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = deviceData(options.rp?.id ?? '', odd, key);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return answer(id, {
        clientDataJSON: base64url(clientData('create', options, odd)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      });
    },
    /** Signs what `beginPasskeyLogIn` or `beginPasskeyProof` answered. */
    sign(optionsText: string, odd: Odd = {}): string {
      const options = JSON.parse(optionsText) as Options;
      const client = clientData('get', options, odd);
      const authenticatorData = deviceData(options.rpId ?? '', odd);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return answer(odd.credentialId ?? ownId, {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        ...(userHandle !== null && { userHandle }),
      });
    },
  };
}

function answer(id: Buffer, response: object): string {
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' };
  return JSON.stringify({ ...named, response, clientExtensionResults: {} });
}

/** A P-256 key for ES256, as COSE (RFC 9053) has it. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (coordinate: string) => new Uint8Array(Buffer.from(coordinate, 'base64url'));
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}
