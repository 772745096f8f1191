import type { Hono, Context as HonoContext } from 'hono';
import { z } from 'zod';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireInviter } from '#api/desk/invited-volunteers/invitation-queries.ts';
import { inviteFromTable } from '#api/desk/invited-volunteers/invite-from-file.ts';
import type { JudgedFile } from '#api/desk/invited-volunteers/invited-volunteer-row.ts';
import { judgeFile } from '#api/desk/invited-volunteers/judge-file.ts';
import { fileRefused, readTable } from '#api/desk/invited-volunteers/read-table.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { INVITED_FILE } from '#domain/invited-volunteers/file-limits.ts';
import { INVITED_COLUMNS, type InvitedColumns } from '#domain/invited-volunteers/invited-columns.ts';
import { answerConsole } from './console-call.ts';
import { type AppEnv, headerOf } from './requests/request-facts.ts';

type Call = HonoContext<AppEnv>;

const { mostBytes, mostColumns } = INVITED_FILE;
/** Rows that an answer names; the others are counted. */
const MOST_NAMED = 200;
/** Each is read in memory. */
const MOST_AT_ONCE = 4;
const MEGABYTE = 1024 * 1024;

const columns = z.array(z.enum(INVITED_COLUMNS).nullable()).max(mostColumns);

/**
 * `POST /files/invited-volunteers?providerId=…`: the body is a CSV or XLSX file, `columns` a JSON list of what its columns
 * hold, left out to guess. Answers what becomes of each row and, with `invite=true`, invites.
 */
export function addInvitedFile(app: Hono<AppEnv>, deps: GraphqlDeps): void {
  let arriving = 0;
  app.post('/files/invited-volunteers', (c) =>
    answerConsole(c, deps, {
      failed: 'a file of people to invite failed',
      async work(context) {
        // Who may not invite is refused before a byte of it is read.
        const inviter = await requireInviter(context, c.req.query('providerId') ?? '');
        if (!inviter.isVisible) throw fileRefused((t) => t.hidden);
        const { store, now } = context;
        await countAttempt(store, [{ limit: 'invitedFileByAccount', subject: inviter.accountId }], now);
        if (arriving >= MOST_AT_ONCE) throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
        arriving += 1;
        try {
          const judged = await judge(c, context, inviter);
          return { body: JSON.stringify(answerOf(judged)), headers: { 'content-type': JSON_TYPE } };
        } finally {
          arriving -= 1;
        }
      },
    }),
  );
}

const JSON_TYPE = 'application/json; charset=utf-8';

async function judge(
  c: Call,
  context: Context,
  { providerId, accountId: inviterId }: { providerId: string; accountId: string },
): Promise<JudgedFile> {
  const chosen = readColumns(c.req.query('columns'));
  const table = await readTable(await readFile(c));
  if (c.req.query('invite') !== 'true')
    return judgeFile(context.store.read, context, providerId, { table, chosen });
  const { store, now } = context;
  await countAttempt(store, [{ limit: 'invitedFileByProvider', subject: providerId }], now);
  return inviteFromTable(context, { providerId, inviterId, table, columns: chosen ?? [] });
}

function answerOf({ columns: read, invited, refused }: JudgedFile) {
  return {
    columns: read,
    invitedCount: invited.length,
    refusedCount: refused.length,
    refused: refused.slice(0, MOST_NAMED),
  };
}

/** Errors: BAD_USER_INPUT. */
function readColumns(typed: string | undefined): InvitedColumns | null {
  if (typed === undefined) return null;
  try {
    return columns.parse(JSON.parse(typed));
  } catch {
    throw fileRefused((t) => t.noEmailColumn);
  }
}

/** The file that was sent. Errors: BAD_USER_INPUT, for one that is too large as soon as it proves to be. */
async function readFile(c: Call): Promise<Buffer> {
  const tooLarge = () => fileRefused((t) => t.tooLarge({ most: mostBytes / MEGABYTE }));
  if (Number(headerOf(c, 'content-length') ?? 0) > mostBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw tooLarge();
    chunks.push(chunk);
  }
  if (bytes === 0) throw fileRefused((t) => t.noFile);
  return Buffer.concat(chunks);
}
