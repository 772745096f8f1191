import type { Hono } from 'hono';
import { requireLogin, requireManager } from '#api/access/auth/authorize.ts';
import { loadViewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { readQuestStates } from '#api/desk/changes/quest-state-queries.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isManagerOf } from '#domain/permissions/permissions.ts';
import { CHANGES_ADDRESS, readWatched } from '#domain/quests/watched-quests.ts';
import { englishOnly } from '#domain/texts/text-ref.ts';
import { answerConsole } from '../console-call.ts';
import type { AppEnv } from '../requests/request-facts.ts';
import { createChangeStreams, type Deps } from './change-streams.ts';

type Streams = ReturnType<typeof createChangeStreams>;

/** Server-sent events for whoever manages a charity: which quests of a page others have changed, by their ids alone. */
export function addChanges(app: Hono<AppEnv>, deps: GraphqlDeps & Deps): void {
  const streams = createChangeStreams(deps);
  app.get(CHANGES_ADDRESS, (c) =>
    answerConsole(c, deps, {
      failed: 'a stream of changes failed',
      work: async (context) => ({
        body: await listen(context, streams, c.req.query()),
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          // For nginx, which would hold events back.
          'x-accel-buffering': 'no',
        },
      }),
    }),
  );
}

/** Errors: NOT_LOGGED_IN, BAD_USER_INPUT, FORBIDDEN, RATE_LIMITED. */
async function listen(
  { viewer, token, store, sessions }: Context,
  streams: Streams,
  asked: Record<string, string>,
): Promise<ReadableStream<Uint8Array>> {
  requireLogin(viewer);
  const watched = readWatched(asked);
  if (!watched) throw new DomainError('BAD_USER_INPUT', { message: NOTHING_NAMED });
  const stamp = await store.stamp();
  const rows = await readQuestStates(store.read, watched);
  // A quest that isn't there is no one's.
  const providerId = 'providerId' in watched ? watched.providerId : (rows[0]?.providerId ?? '');
  const { accountId } = requireManager(viewer, providerId);
  // A page that stays open is no use of its session.
  const mayListen = async (now: number) => {
    const loaded = token === null ? null : await loadViewer(store, sessions, token, now, false);
    return isManagerOf(loaded?.viewer ?? null, providerId);
  };
  return streams.open({ accountId, watched, mayListen }, { stamp, rows });
}

const NOTHING_NAMED = englishOnly('Name a quest, or a charity and a month.');
