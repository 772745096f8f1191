import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { connect } from 'node:tls';

/** Certificate of `push.example`, valid for 100 years; only test processes trust it. */
const certificate = readFileSync(path.join(import.meta.dirname, '../fixtures/push.example.pem'), 'utf8');

export type PushedMessage = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service on this machine; `answerTo` says with which status it answers, null takes it. */
export async function startPushService(
  answerTo: (path: string, count: number) => number | null = () => null,
) {
  const received: PushedMessage[] = [];
  const server = createServer({ cert: certificate, key: certificate }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '', headers } = request;
      received.push({ path: url, headers, body: Buffer.concat(parts) });
      const status = answerTo(url, received.length) ?? 201;
      response.writeHead(status, status === 307 ? { location: 'https://other.example/stolen' } : {}).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    /** Leads whatever name to this service, which has to prove that it is of that name. */
    agent: leadingTo(port),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Connections to such a service, whatever name they ask for, also from another process. */
export function leadingTo(port: number): Agent {
  const agent = new Agent({ keepAlive: false });
  // The one place where a name is believed to be on this machine.
  Object.assign(agent, {
    createConnection: (options: { servername?: string }) =>
      connect({ ...options, host: '127.0.0.1', port, ca: certificate }),
  });
  return agent;
}

/** A browser that subscribes: what it hands over, and how it reads what comes. */
export function newBrowser(name = 'one') {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    input: {
      endpoint: `https://push.example/send/${name}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    /** Decrypts a message as in RFC 8291; throws if it isn't for this browser. */
    read({ body }: PushedMessage): { title: string; body: string; link: string; tag: string } {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
      const derived = (what: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString());
    },
  };
}

/** What the sender says of itself (RFC 8292), after its signature was checked; null where it is not right. */
export function readVapid({ headers }: PushedMessage): {
  publicKey: string;
  aud: string;
  sub: string;
  exp: number;
} | null {
  const [, token = '', publicKey = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight ? { publicKey, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) } : null;
}
