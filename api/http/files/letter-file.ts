import type { Hono } from 'hono';
import { authenticate } from '#api/access/auth/caller.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { makeLetterFile } from '#api/attendance/letter-files/make-letter-file.ts';
import { readLetterSheet } from '#api/attendance/letter-files/read-letter-sheet.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { dataHeaders } from '#api/http/answers/headers.ts';
import { type AppEnv, headerOf } from '#api/http/requests/request-facts.ts';
import { DomainError } from '#domain/errors/errors.ts';

const PAGE = '/letters';

/** A letter as a PDF, for the person, their guardian, or the charity that made it; anyone else is led to their own. */
export function addLetterFile(app: Hono<AppEnv>, deps: GraphqlDeps): void {
  app.get('/files/letters/:id', async (c) => {
    const { store, sessions, config, clock } = deps;
    const now = clock();
    const credentials = { authorization: undefined, cookie: headerOf(c, 'cookie') };
    const { viewer } = await authenticate(store, sessions, credentials, now, null);
    if (!viewer) return c.redirect(`/login?returnTo=${encodeURIComponent(PAGE)}`, 303);
    const counted = [{ limit: 'letterFileByAccount', subject: viewer.accountId }] as const;
    const isTooMuch = await countAttempt(store, counted, now).then(() => false, isRefusal);
    const sheet = isTooMuch ? null : await readLetterSheet(store.read, config, viewer, c.req.param('id'));
    if (!sheet) return c.redirect(PAGE, 303);
    const bytes = await makeLetterFile(sheet);
    const headers = {
      ...dataHeaders(config),
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="letter.pdf"',
      'content-length': String(bytes.byteLength),
    };
    return new Response(bytes, { headers });
  });
}

function isRefusal(error: unknown): true {
  if (error instanceof DomainError) return true;
  throw error;
}
