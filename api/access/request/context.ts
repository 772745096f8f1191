import type { Sessions } from '#api/access/auth/session.ts';
import type { SlowDown } from '#api/access/auth/slow-down.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Config } from '#api/process/config/config.ts';
import type { Logger } from '#api/process/log/log.ts';
import type { ResolveHost } from '#api/process/public-hosts.ts';
import type { Store } from '#db/store.ts';
import type { Program } from '#domain/permissions/program-scope.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Facts about the sender of a request, as far as the transport knows them. */
export type RequestFacts = {
  /** The client's address, with trusted proxies taken off. */
  address: string;
  /** Browsers get the session as a cookie, never as a token. */
  isBrowser: boolean;
  /** What the cookie of a browser that has logged in before holds; not checked yet. */
  browserToken: string | null;
  /** The key of whoever goes on with an address of email in this browser; not checked yet. */
  joiningKey: string | null;
  /** What the cookie of a browser holds that was asked for a passkey; not checked yet. */
  passkeyToken: string | null;
  /** What the cookie of a browser holds that is a quest's kiosk; not checked yet. */
  kioskToken: string | null;
  /** The host of the address that was asked, with its port, as the client says; null where no one does. */
  host: string | null;
  /** What the cookie of a login that waits for the second factor holds; not checked yet. */
  logInToken: string | null;
  /** What the client says of itself; nothing depends on it. */
  userAgent: string | null;
  origin: string | null;
  /** The account whose page calls, as that page says; null where none says so. */
  pageAccount: string | null;
  /** The language of the page that asks; null for the first one and where no page does. */
  pageLocale: Locale | null;
  requestId: string;
};

/** What every resolver gets; made once for each request. */
export type Context = {
  /** Null for visitors. */
  viewer: Viewer | null;
  /** The program whose key was shown; it is no viewer. */
  program?: Program | null | undefined;
  /** The token of the viewer's session, to end it. */
  token: string | null;
  store: Store;
  /** The request's instant, epoch milliseconds; the same during the whole request. */
  now: number;
  sessions: Sessions;
  config: Config;
  log: Logger;
  request: RequestFacts;
  /** Holds the answer back; see `createSlowDown`. Errors: RATE_LIMITED. */
  slowDown: SlowDown;
  /** Looks up to which addresses a name leads; by the system's resolver when not given. */
  resolveHost?: ResolveHost | undefined;
  /** Adds a Set-Cookie header; does nothing for clients that came with an Authorization header. */
  setCookie(value: string): void;
  /** The request's one instance of what `create` makes: `context.loaders(createQuestLoaders).byId.load(id)`. */
  loaders<T>(create: (context: Context) => T): T;
};

type ContextParts = Omit<Context, 'loaders'>;

/** Completes a context with an empty set of loaders. */
export function createContext(parts: ContextParts): Context {
  const made = new Map<unknown, unknown>();
  const context: Context = {
    ...parts,
    loaders<T>(create: (context: Context) => T): T {
      if (!made.has(create)) made.set(create, create(context));
      return made.get(create) as T;
    },
  };
  return context;
}
