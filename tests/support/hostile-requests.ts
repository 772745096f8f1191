import { connect } from 'node:net';

/** A request as it goes over the wire, and what to call it. */
export type RawRequest = { name: string; bytes: Buffer };

/** Numbers that look random and are the same at every run (mulberry32). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Parts = { method?: string; target: string; headers?: readonly string[]; body?: Buffer | string };

/** A request of these parts, byte by byte: libraries would mend what is odd about it. */
export function rawRequest({ method = 'GET', target, headers = [], body = '' }: Parts): RawRequest {
  const content = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  const length = method === 'GET' || method === 'HEAD' ? [] : [`content-length: ${content.byteLength}`];
  const head = [
    `${method} ${target} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    ...length,
    ...headers,
  ];
  const name = `${method} ${target.slice(0, 120)} ${headers.join(' ').slice(0, 120)} ${content.toString('latin1', 0, 80)}`;
  return { name, bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), content]) };
}

/** The status of the answer; 0 when the connection ends without one. */
export function statusOf({ bytes }: RawRequest, port: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let head = '';
    socket.on('data', (part) => {
      if (head.length < 20) head += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)));
  });
}

/** What has broken something once, here or elsewhere, and its kin. */
const ODD_PIECES: readonly string[] = [
  ...[
    '%0d%0aX',
    '%0aX',
    '%00',
    '%',
    '%zz',
    '%C3',
    '%E0%A4%A',
    '%FF%FE',
    '%ED%A0%80',
    '%25%30%30',
    '%2e%2e%2f',
  ],
  ...[
    '..',
    '.',
    '//',
    '/',
    '\\',
    '%5c',
    '%2f',
    '%2F%2F',
    ';',
    ':',
    '@',
    '&',
    '=',
    '#',
    '?',
    '??',
    '+',
    '*',
    '$',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-1',
    '0',
    '1e9',
    '99999999999999999999',
  ],
  ...[
    '%E2%80%A8',
    '%F0%9F%8F%B4',
    '%EF%BF%BF',
    '\xff\xfe',
    '\xc3\x28',
    '<script>',
    '"',
    "'",
    '`',
    '{',
    '[',
    '|',
    '^',
  ],
  ...['[]', '[a]=1', '[__proto__]=1', 'http://evil.example/', 'javascript:alert(1)', 'x'.repeat(3_000)],
];

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'TRACE',
];

const ODD_HEADERS: readonly string[] = [
  ...[
    'accept-encoding: br;q=x, gzip;q=-1, *;q=0',
    `accept-encoding: ${'a,'.repeat(3_000)}`,
    'accept-encoding: ,,,',
  ],
  ...[
    'accept: application/json;q=nan',
    'accept: */*;q=0',
    `accept: ${'text/html,'.repeat(1_000)}`,
    'accept-language: \xff',
  ],
  ...[
    'cookie: session=',
    'cookie: session=%00',
    'cookie: =; ;;=',
    `cookie: ${'a=b; '.repeat(2_000)}`,
    'cookie: flash=__proto__',
  ],
  ...[
    'cookie: session=abcdefghijklmnopqrstuvwxyz0123456789abcd',
    'cookie: returnTo=%zz',
    'cookie: organization=%',
    'cookie: \xff\xfe',
  ],
  ...[
    'authorization: Bearer',
    'authorization: Bearer \xff',
    'authorization: Basic Og==',
    `authorization: Bearer ${'t'.repeat(9_000)}`,
  ],
  ...[
    'origin: null',
    'origin: http://',
    'origin: \xff',
    'referer: %',
    'referer: http://[',
    'if-none-match: "',
    'range: bytes=5-1',
  ],
  ...[
    'sec-fetch-site: cross-site',
    'content-type: ',
    'content-type: multipart/form-data',
    'content-type: text/plain; charset=utf-16',
  ],
  ...[
    'content-type: multipart/form-data; boundary=',
    'content-type: application/json; charset=\xff',
    'x-forwarded-for: %,,\xff',
  ],
  ...[
    'host: [',
    'host: evil.example:99999',
    'host: \xff',
    'host: a@b',
    'host: ',
    'x-forwarded-proto: javascript',
    'forwarded: for="',
  ],
  ...[
    'if-modified-since: yesterday',
    'expect: nothing',
    'te: trailers',
    'upgrade: h2c',
    'content-encoding: gzip',
    'x-http-method-override: PUT',
  ],
];

const FORM_TYPES = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'application/json',
  'text/plain',
  '',
];

/**
 * `count` requests to the addresses given, each with something odd in it: address, header, method or body. With a
 * session's cookie they only read: what a form of someone does is not for chance to choose.
 */
export function oddRequests(
  seed: number,
  count: number,
  addresses: readonly string[],
  cookie: string | null = null,
): RawRequest[] {
  const below = numbersFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const piece = () => pick(ODD_PIECES);
  const session = cookie === null ? [] : [`cookie: ${cookie}`];
  const oddTarget = () => {
    const address = pick(addresses);
    const ways = [
      () => address,
      () => `${address}${piece()}`,
      () => `${address}/${piece()}`,
      () => `${address}?${piece()}=${piece()}&${piece()}`,
      () => address.replace(/\/[^/]*$/, `/${piece()}`),
      () => `${address}${piece()}/${piece()}?a=${piece()}#${piece()}`,
    ];
    return pick(ways)().replace(/[ \r\n]/g, '');
  };
  const oddBody = () => {
    const pair = () => `${pick(['action', 'email', 'returnTo', 'token', 'dateOfBirth', piece()])}=${piece()}`;
    const part = () =>
      `--b\r\ncontent-disposition: form-data; name="${pick(['action', 'email', piece()])}"\r\n\r\n${piece()}\r\n`;
    return pick([
      pair,
      () => `${pair()}&${pair()}&${pair()}`,
      part,
      () => `${part()}${part()}--b--`,
      piece,
      () => '',
    ])();
  };
  return Array.from({ length: count }, () => {
    const method = cookie === null ? pick(METHODS) : pick(['GET', 'HEAD']);
    const headers = Array.from({ length: below(3) }, () => pick(ODD_HEADERS));
    const isSent = method !== 'GET' && method !== 'HEAD';
    const type = isSent ? [`content-type: ${pick(FORM_TYPES)}`] : [];
    const body = isSent ? oddBody() : '';
    return rawRequest({ method, target: oddTarget(), headers: [...type, ...session, ...headers], body });
  });
}
