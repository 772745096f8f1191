/** What of a worker's global scope is used: TypeScript's own types of it exclude those of a page. */
export type WorkerScope = {
  readonly caches: CacheStorage;
  readonly indexedDB: IDBFactory;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
};

type OpenPage = { url: string; focus(): Promise<unknown> };
type Lasting = { waitUntil(work: Promise<unknown>): void };

export type FetchEventOfWorker = Lasting & {
  request: Request;
  respondWith(response: Promise<Response>): void;
};

type WorkerEvents = {
  install: Lasting;
  activate: Lasting;
  fetch: FetchEventOfWorker;
  message: Lasting & { data: unknown };
  sync: Lasting & { tag: string };
  push: Lasting & { data: { json(): unknown } | null };
  notificationclick: Lasting & { notification: Notification };
};
