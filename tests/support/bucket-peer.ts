import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const REGION = 'test-1';
const KEY_ID = 'test-key-id';
const SECRET = 'test-secret-of-the-bucket';
/** Few, so that a list has several pages. */
const PAGE = 3;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether the request is signed with our secret, as Signature V4 says: its path, query, signed headers and body. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, keyId, day, region, signedNames = '', signature] =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const at = String(request.headers['x-amz-date']);
  const claimed = String(request.headers['x-amz-content-sha256']);
  if (keyId !== KEY_ID || region !== REGION || !day || !at.startsWith(day)) return false;
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== hash(body)) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
  const headers = signedNames
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), signedNames, claimed].join('\n');
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', at, scope, hash(canonical)].join('\n');
  const key = [day, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return hmac(key, toSign).toString('hex') === signature;
}

/** A bucket on this machine that believes no request without a good signature. */
export async function startBucket() {
  const objects = new Map<string, { bytes: Buffer; type: string; at: Date }>();
  const parts = new Map<string, Buffer>();
  let refused = 0;

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (!isSigned(request, url, body)) {
      refused += 1;
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
      return void answerUpload(request, response, { key, query: url.searchParams, body });
    if (request.method === 'GET' && key === '') return void response.end(listed(url.searchParams));
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type: String(request.headers['content-type']), at: new Date() });
      return void response.writeHead(200, { etag: `"${hash(body)}"` }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    response
      .writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
      .end(found.bytes);
  }

  /** Large objects come in parts. */
  function answerUpload(
    { method }: IncomingMessage,
    response: ServerResponse,
    { key, query, body }: { key: string; query: URLSearchParams; body: Buffer },
  ): void {
    const id = query.get('uploadId');
    if (id === null)
      return void response.end(
        `<InitiateMultipartUploadResult><UploadId>of ${key}</UploadId></InitiateMultipartUploadResult>`,
      );
    if (method === 'PUT') {
      parts.set(`${id} ${query.get('partNumber')?.padStart(5, '0')}`, body);
      return void response.writeHead(200, { etag: `"${hash(body)}"` }).end();
    }
    const names = [...parts.keys()].filter((name) => name.startsWith(`${id} `)).sort();
    const bytes = Buffer.concat(names.map((name) => parts.get(name) ?? Buffer.of()));
    for (const name of names) parts.delete(name);
    if (method === 'DELETE') return void response.writeHead(204).end();
    objects.set(key, { bytes, type: 'application/octet-stream', at: new Date() });
    response.end('<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
  }

  function listed(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const page = keys.filter((key) => key > after).slice(0, PAGE);
    const isMore = keys.some((key) => key > (page.at(-1) ?? after)) && page.length > 0;
    const rows = page.map((key) => {
      const found = objects.get(key);
      return `<Contents><Key>${key}</Key><LastModified>${found?.at.toISOString()}</LastModified><ETag>"x"</ETag><Size>${found?.bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
    });
    const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>bucket</Name><KeyCount>${page.length}</KeyCount><MaxKeys>${PAGE}</MaxKeys><IsTruncated>${isMore}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settingsFor = (what: string): Record<string, string> => ({
    [`${what}_URL`]: `http://127.0.0.1:${port}/bucket`,
    [`${what}_KEY_ID`]: KEY_ID,
    [`${what}_SECRET`]: SECRET,
    [`${what}_REGION`]: REGION,
  });
  return {
    objects,
    refusedCount: () => refused,
    /** The settings by which the product finds its pictures there, or something else. */
    settings: settingsFor('PICTURES'),
    settingsFor,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
