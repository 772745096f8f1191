import { setImmediate } from 'node:timers/promises';
import { type QuestState, readQuestStates, statesOf } from '#api/desk/changes/quest-state-queries.ts';
import { type BackgroundLoop, startLoop } from '#api/process/background-loop.ts';
import { asProcess } from '#api/process/log/current-request.ts';
import type { Logger } from '#api/process/log/log.ts';
import type { Store } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  changedQuests,
  type QuestStates,
  queryOfWatched,
  type Watched,
} from '#domain/quests/watched-quests.ts';
import { type ChangeStream, openChangeStream } from './change-stream.ts';

/** How long it rests between two looks for commits. */
const PAUSE_MS = 2_000;
/** How long proxies see nothing of a stream: they close one that is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** How long rights count as they were, where nothing is told. */
const RIGHTS_KEPT_MS = 15_000;
const MOST_STREAMS = 500;
const MOST_OF_ACCOUNT = 8;
const FULL_SECONDS = 60;

export type Deps = {
  store: Store;
  /** Epoch ms. */
  clock: () => number;
  log: Logger;
  stopping?: AbortSignal | undefined;
  /** Rest between two looks, in ms; 2 s when not given. */
  changesPauseMs?: number | undefined;
};

/** Account that listens, and to what; `mayListen` asks anew whether it still may. */
export type Listener = { accountId: string; watched: Watched; mayListen: (now: number) => Promise<boolean> };

type Listening = Listener & { stream: ChangeStream; checkedAt: number };
/** What a page shows, and the store's stamp from before it was read. */
export type Seen = { stamp: string; rows: readonly QuestState[] };
type Topic = { watched: Watched; stamp: string; states: QuestStates; listeners: Set<Listening> };

/**
 * Streams of what others change. Only while one is open the store's stamp is looked at, every 2 seconds; only after a
 * commit, by whichever process, what is watched is read, one statement for each page of its kind. Nothing is told to
 * anyone who may not listen any more.
 */
export function createChangeStreams(deps: Deps) {
  const topics = new Map<string, Topic>();
  const all = new Set<Listening>();
  let upkeep: { end: () => void } | null = null;
  deps.stopping?.addEventListener('abort', () => {
    for (const { stream } of all) stream.end();
  });

  return {
    /** Begins to tell of changes since something was seen. Errors: RATE_LIMITED for too many streams. */
    open(listener: Listener, { stamp, rows }: Seen): ReadableStream<Uint8Array> {
      const own = [...all].filter(({ accountId }) => accountId === listener.accountId);
      if (deps.stopping?.aborted || all.size >= MOST_STREAMS || own.length >= MOST_OF_ACCOUNT)
        throw new DomainError('RATE_LIMITED', { retryAfterSeconds: FULL_SECONDS });
      const key = queryOfWatched(listener.watched);
      const topic = topics.get(key) ?? {
        watched: listener.watched,
        stamp,
        states: statesOf(rows),
        listeners: new Set<Listening>(),
      };
      topics.set(key, topic);
      const stream = openChangeStream();
      const listening: Listening = { ...listener, stream, checkedAt: deps.clock() };
      void stream.over.then(() => {
        all.delete(listening);
        topic.listeners.delete(listening);
        if (topic.listeners.size === 0) topics.delete(key);
        if (all.size > 0) return;
        upkeep?.end();
        upkeep = null;
      });
      all.add(listening);
      topic.listeners.add(listening);
      upkeep ??= asProcess(() => startUpkeep(deps, topics, all));
      stream.send(event('ready', {}));
      return stream.body;
    },
  };
}

/** Looks for changes and keeps the lines open, until it is ended. */
function startUpkeep(deps: Deps, topics: ReadonlyMap<string, Topic>, all: ReadonlySet<Listening>) {
  const { store, log, changesPauseMs = PAUSE_MS } = deps;
  const look = async () => {
    const stamp = await store.stamp();
    for (const topic of [...topics.values()]) {
      if (topic.stamp === stamp) continue;
      // Others get their turn in between.
      await setImmediate();
      await lookAt(deps, topic);
      topic.stamp = stamp;
    }
    return false;
  };
  const loop: BackgroundLoop = startLoop('changes', changesPauseMs, log, look);
  const heartbeat = setInterval(() => {
    for (const { stream } of all) stream.send(':\n\n');
  }, HEARTBEAT_MS);
  return {
    end() {
      clearInterval(heartbeat);
      void loop.stop();
    },
  };
}

/** Tells the listeners of a topic what is different by now. */
async function lookAt({ store, clock }: Deps, topic: Topic): Promise<void> {
  const states = statesOf(await readQuestStates(store.read, topic.watched));
  const questIds = changedQuests(topic.states, states);
  for (const listening of [...topic.listeners]) {
    const now = clock();
    if (questIds.length === 0 && now - listening.checkedAt < RIGHTS_KEPT_MS) continue;
    if (await listening.mayListen(now)) {
      listening.checkedAt = now;
      if (questIds.length > 0) listening.stream.send(event('change', { questIds }));
    } else {
      listening.stream.send(event('over', {}));
      listening.stream.end();
    }
  }
  topic.states = states;
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
