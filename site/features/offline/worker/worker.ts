/**
 * The one worker of the site: messages of the product, and pages without a connection. Built by `site/build-worker.ts`
 * as `/sw.js`; how it is retired says the README of the site.
 */
import { Keeper } from './keeper.ts';
import { createKeyStore } from './login-seal.ts';
import { addPush } from './push.ts';
import { wayOf } from './way-of.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const BUILD: string;

const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
const keeper = new Keeper({
  caches: scope.caches,
  keys: createKeyStore(scope.indexedDB),
  fetcher: (...asked) => fetch(...asked),
  now: Date.now,
  origin,
  build: BUILD,
});

addPush(scope);

scope.addEventListener('install', (event) => {
  event.waitUntil(keeper.install().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(keeper.clear().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, origin);
  if (way === 'page') event.respondWith(keeper.openPage(request, (work) => event.waitUntil(work)));
  if (way === 'part' || way === 'own') event.respondWith(keeper.part(request));
  if (way === 'picture') event.respondWith(keeper.picture(request));
  if (way === 'sheet')
    event.respondWith(
      keeper.sheet(
        request,
        (work) => event.waitUntil(work),
        () => askForSync(MARKS),
      ),
    );
  if (way === 'other-person') event.waitUntil(keeper.forget());
  if (way === 'log-out') event.respondWith(keeper.logOut(request).finally(() => askForSync(LOG_OUT)));
});

scope.addEventListener('sync', (event) => {
  if (event.tag === LOG_OUT) event.waitUntil(keeper.settleLogOut());
  if (event.tag === MARKS) event.waitUntil(keeper.sendMarks());
});

scope.addEventListener('message', (event) => {
  if (event.data === LOG_OUT) event.waitUntil(keeper.forget());
  const { keep, parts, drop } = Object(event.data) as { keep?: unknown; parts?: unknown; drop?: unknown };
  if (typeof drop === 'string') event.waitUntil(keeper.takeBack(drop));
  if (isList(keep)) event.waitUntil(keeper.keepAhead(keep));
  if (isList(parts))
    event.waitUntil(keeper.keepParts(parts.filter((path) => /^\/console\/assets\//.test(path))));
});

/** The console says so too, which ends sessions by the API. */
const LOG_OUT = 'log-out';

/** Marks of an attendance sheet that wait. */
const MARKS = 'marks';

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((path) => typeof path === 'string');
}

/** Asks the browser to send what waits once it's online, even with no page open; not all browsers can. */
function askForSync(what: string): void {
  const { sync } = scope.registration as { sync?: { register(tag: string): Promise<void> } };
  sync?.register(what).catch(() => undefined);
}
