import type { Hono, Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { authenticate } from '#api/access/auth/caller.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { type DrawnSheet, makeLetterFile } from '#api/attendance/letter-files/make-letter-file.ts';
import { readLetterSheet } from '#api/attendance/letter-files/read-letter-sheet.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { dataHeaders } from '#api/http/answers/headers.ts';
import { type AppEnv, headerOf } from '#api/http/requests/request-facts.ts';
import type { GuardianKeys } from '#api/people/guardians/guardian-browser.ts';
import { readSignatureSheet } from '#api/places/documents/own-signatures.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { guardianCookie } from '#domain/guardians/guardian-link.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import { FIRST_LOCALE, isLocale } from '#domain/texts/locale.ts';

type Call = HonoContext<AppEnv>;

const PAGE = '/letters';
const SIGNATURES = '/settings/data';

/** Files that are drawn when they are asked for. */
export function addDrawnFiles(app: Hono<AppEnv>, deps: GraphqlDeps): void {
  addLetterFile(app, deps);
  addSignatureFile(app, deps);
}

/** A letter as a PDF, for the person, their guardian, or the charity that made it; anyone else is led to their own. */
function addLetterFile(app: Hono<AppEnv>, deps: GraphqlDeps): void {
  app.get('/files/letters/:id', async (c) => {
    const { store, config, clock } = deps;
    const viewer = await viewerOf(c, deps);
    if (!viewer) return c.redirect(`/login?returnTo=${encodeURIComponent(PAGE)}`, 303);
    const counted = [{ limit: 'letterFileByAccount', subject: viewer.accountId }] as const;
    const isTooMuch = await countAttempt(store, counted, clock()).then(() => false, isRefusal);
    const sheet = isTooMuch ? null : await readLetterSheet(store.read, config, viewer, c.req.param('id'));
    if (!sheet) return c.redirect(PAGE, 303);
    return drawn(config, sheet, 'letter.pdf');
  });
}

/** A signed document as a PDF, for whoever signed it: who is logged in, or a guardian with the link to the own page. */
function addSignatureFile(app: Hono<AppEnv>, deps: GraphqlDeps): void {
  app.get('/files/signatures/:id', async (c) => {
    const { store, config, clock } = deps;
    const { token = '', lang } = c.req.query();
    const locale = isLocale(lang) ? lang : FIRST_LOCALE;
    const page = addressIn(locale, token ? `/guardian?token=${encodeURIComponent(token)}` : SIGNATURES);
    const signer = token ? { now: clock(), keys: keysOf(c, token) } : await viewerOf(c, deps);
    if (!signer) return c.redirect(addressIn(locale, `/login?returnTo=${encodeURIComponent(page)}`), 303);
    const id = c.req.param('id');
    const asked = { id, locale, signer };
    const sheet = await readSignatureSheet(store.read, config, asked).catch(noneWhereRefused);
    const counted = [{ limit: 'letterFileByAccount', subject: id }] as const;
    if (!sheet || (await countAttempt(store, counted, clock()).then(() => false, isRefusal)))
      return c.redirect(page, 303);
    return drawn(config, sheet, 'signed.pdf');
  });
}

async function viewerOf(c: Call, { store, sessions, clock }: GraphqlDeps): Promise<Viewer | null> {
  const credentials = { authorization: undefined, cookie: headerOf(c, 'cookie') };
  return (await authenticate(store, sessions, credentials, clock(), null)).viewer;
}

function keysOf(c: Call, token: string): GuardianKeys {
  return { token, browserKey: getCookie(c, guardianCookie(token)) ?? null };
}

function noneWhereRefused(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

async function drawn(config: GraphqlDeps['config'], sheet: DrawnSheet, name: string): Promise<Response> {
  const bytes = await makeLetterFile(sheet);
  const headers = {
    ...dataHeaders(config),
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}"`,
    'content-length': String(bytes.byteLength),
  };
  return new Response(bytes, { headers });
}

function isRefusal(error: unknown): true {
  if (error instanceof DomainError) return true;
  throw error;
}
