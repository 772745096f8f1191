import type { Hono, Context as HonoContext } from 'hono';
import { z } from 'zod';
import { isJson } from '#api/graphql/guard.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import {
  type AskedFigures,
  type AskedFile,
  makeFiguresFile,
  makePeopleFile,
} from '#api/operations/people-files/make-people-file.ts';
import { zipOf } from '#api/operations/people-files/zip-of.ts';
import { VOLUNTEER_ORDERS, VOLUNTEER_STANDINGS } from '#domain/charities/volunteer-standing.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { textOfFile } from '#domain/recaps/people-file.ts';
import { workbookParts } from '#domain/text/xlsx.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { FIRST_LOCALE, isConsoleLocale } from '#domain/texts/locale.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { PAGE_LANGUAGE } from './answers/said-errors.ts';
import { answerConsole } from './console-call.ts';
import { type AppEnv, headerOf } from './requests/request-facts.ts';
import { streamOf } from './stream-of.ts';

type Call = HonoContext<AppEnv>;

/** What is asked for takes a few hundred bytes. */
const MOST_ASKED_BYTES = 4_096;

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const id = z.string().min(1).max(200);
const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const volunteers = z.object({
  providerId: id,
  from: instant,
  until: instant,
  q: z.string().max(200).optional(),
});
const volunteerList = z.object({
  providerId: id,
  filter: z.object({
    q: z.string().max(200).optional(),
    standing: z.enum(VOLUNTEER_STANDINGS).optional(),
    labelId: id.optional(),
    from: instant.optional(),
    until: instant.optional(),
  }),
  sort: z.object({ field: z.enum(VOLUNTEER_ORDERS), order: z.enum(['ASC', 'DESC']) }),
});
const recap = z.object({ providerId: id, period: z.string().max(7) });

type Read = (body: unknown) => AskedFile | AskedFigures;

/** Address → what may be asked for there. A new file with people is a row here, and one in `PEOPLE_FILES`. */
const FILES: Record<string, Read> = {
  '/files/volunteers.csv': (body) => ({ kind: 'VOLUNTEERS', ...volunteers.parse(body) }),
  '/files/volunteer-list.csv': (body) => ({ kind: 'VOLUNTEER_LIST', ...volunteerList.parse(body) }),
  '/files/recap.csv': (body) => ({ kind: 'RECAP', isWorkbook: false, ...recap.parse(body) }),
  '/files/recap.xlsx': (body) => ({ kind: 'RECAP', isWorkbook: true, ...recap.parse(body) }),
  '/files/figures.csv': (body) => ({ kind: 'FIGURES', isWorkbook: false, ...recap.parse(body) }),
  '/files/figures.xlsx': (body) => ({ kind: 'FIGURES', isWorkbook: true, ...recap.parse(body) }),
};

/**
 * Files of a charity, each in one answer. By POST alone, with JSON and from pages of this site: a link on another one
 * makes none, and what was searched for stands in no address.
 */
export function addPeopleFiles(app: Hono<AppEnv>, deps: GraphqlDeps): void {
  for (const [address, read] of Object.entries(FILES)) app.post(address, (c) => answer(c, deps, read));
}

function answer(c: Call, deps: GraphqlDeps, read: Read): Promise<Response> {
  return answerConsole(c, deps, {
    failed: 'file of a charity failed',
    async work(context) {
      const asked = await readAsked(c, read);
      const isWorkbook = 'isWorkbook' in asked && asked.isWorkbook;
      const named = headerOf(c, PAGE_LANGUAGE) ?? '';
      const locale = isConsoleLocale(named) ? named : FIRST_LOCALE;
      const { name, rowsIn } = await (asked.kind === 'FIGURES'
        ? makeFiguresFile(context, asked)
        : makePeopleFile(context, asked));
      const rows = rowsIn(locale);
      return {
        body: streamOf(isWorkbook ? zipOf(workbookParts(rows)) : textOfFile(rows)),
        headers: {
          'content-type': isWorkbook ? WORKBOOK : 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        },
      };
    },
  });
}

/** Errors: BAD_USER_INPUT. */
async function readAsked(c: Call, read: Read): Promise<AskedFile | AskedFigures> {
  const length = Number(headerOf(c, 'content-length') ?? Number.NaN);
  const isReadable = isJson(headerOf(c, 'content-type')) && length <= MOST_ASKED_BYTES;
  const text = isReadable ? await c.req.text() : '';
  try {
    return read(JSON.parse(text));
  } catch {
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).noFile });
  }
}
