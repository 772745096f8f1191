import type { Hono } from 'hono';
import { z } from 'zod';
import { isJson } from '#api/graphql/guard.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { openCharityFile } from '#api/operations/charity-files/open-charity-file.ts';
import { zipOf } from '#api/operations/people-files/zip-of.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { answerConsole } from './console-call.ts';
import { type AppEnv, headerOf } from './requests/request-facts.ts';
import { streamOf } from './stream-of.ts';

const asked = z.object({ providerId: z.string().min(1).max(200) });
const MOST_ASKED_BYTES = 1_024;

/** Everything of a charity as one zip archive, for its admins. By POST alone, so that no link opens it. */
export function addCharityFile(app: Hono<AppEnv>, deps: GraphqlDeps): void {
  app.post('/files/charity.zip', (c) =>
    answerConsole(c, deps, {
      failed: 'a charity’s file failed',
      async work(context) {
        const length = Number(headerOf(c, 'content-length') ?? Number.NaN);
        const isReadable = isJson(headerOf(c, 'content-type')) && length <= MOST_ASKED_BYTES;
        const read = asked.safeParse(isReadable ? await c.req.json().catch(() => null) : null);
        if (!read.success)
          throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).noFile });
        const { name, parts } = await openCharityFile(context, read.data);
        return {
          body: streamOf(zipOf(parts)),
          headers: {
            'content-type': 'application/zip',
            'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
          },
        };
      },
    }),
  );
}
