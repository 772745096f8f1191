import type { Hono, Context as HonoContext } from 'hono';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { findSubject } from '#api/charities/pictures/may-keep-picture.ts';
import { type SentPicture, setPicture } from '#api/charities/pictures/set-picture.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { pictureFilesOf } from '#api/process/pictures/picture-files.ts';
import { pictureRefused } from '#api/process/pictures/refuse-picture.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { PICTURE_LIMITS, PICTURE_PLACES, readPictureFile } from '#domain/pictures/picture.ts';
import { securityHeaders } from './answers/headers.ts';
import { answerConsole } from './console-call.ts';
import { type AppEnv, headerOf } from './requests/request-facts.ts';

type Call = HonoContext<AppEnv>;

/** The picture, and some words beside it. */
const MOST_BODY_BYTES = PICTURE_LIMITS.mostBytes + 16 * 1024;
/** Each lies whole in memory until its turn has come. */
const MOST_AT_ONCE = 8;
/** Uploads in parallel per account, so that one person's slow ones don't block the others. */
const MOST_OF_ONE = 2;

/** Sending pictures (`POST /pictures?place=QUEST&id=…`), and their files. */
export function addPictures(app: Hono<AppEnv>, deps: GraphqlDeps): void {
  const arriving: string[] = [];
  app.post('/pictures', (c) =>
    answerConsole(c, deps, {
      failed: 'a picture could not be taken',
      async work(context) {
        const { viewer, store, now } = context;
        // Who may not send one is refused before a byte of it is read.
        const place = PICTURE_PLACES.find((one) => one === c.req.query('place'));
        const { accountId } = requireLogin(viewer);
        if (place === undefined) throw pictureRefused('kind');
        const subject = await findSubject(store.read, viewer, place, c.req.query('id') ?? '');
        await countAttempt(store, [{ limit: 'pictureByAccount', subject: accountId }], now);
        const own = arriving.filter((one) => one === accountId);
        if (arriving.length >= MOST_AT_ONCE || own.length >= MOST_OF_ONE)
          throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 10 });
        arriving.push(accountId);
        try {
          const { id } = await setPicture(context, subject, await readSent(c));
          return {
            body: JSON.stringify({ id }),
            headers: { 'content-type': 'application/json; charset=utf-8' },
          };
        } finally {
          arriving.splice(arriving.indexOf(accountId), 1);
        }
      },
    }),
  );
  app.get('/pictures/:file', (c) => sendFile(c, deps));
}

/** The form that was sent. Errors: BAD_USER_INPUT, for one that is too large as soon as it proves to be. */
async function readSent(c: Call): Promise<SentPicture> {
  if (Number(headerOf(c, 'content-length') ?? 0) > MOST_BODY_BYTES) throw pictureRefused('tooLarge');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BODY_BYTES) throw pictureRefused('tooLarge');
    chunks.push(chunk);
  }
  const headers = { 'content-type': headerOf(c, 'content-type') ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData().catch(() => null);
  const file = form?.get('picture');
  if (!form || !(file instanceof Blob)) throw pictureRefused('none');
  const wordsOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  };
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    altText: wordsOf('altText') ?? '',
    expectedId: wordsOf('expectedId'),
  };
}

/** A name stands for the same bytes for ever; no one guesses one, and one that is removed is gone. */
async function sendFile(c: Call, { config }: GraphqlDeps): Promise<Response> {
  const name = c.req.param('file') ?? '';
  const known = readPictureFile(name);
  const bytes = known && (await pictureFilesOf(config).read(name));
  const headers = securityHeaders(config);
  if (!bytes)
    return new Response('Not found', {
      status: 404,
      headers: { ...headers, 'content-type': 'text/plain', 'cache-control': 'no-store' },
    });
  return new Response(bytes, {
    headers: {
      ...headers,
      'content-security-policy': "default-src 'none'",
      'content-type': `image/${known.format}`,
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
