import type { Hono, Context as HonoContext } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { authenticate, type Caller } from '#api/access/auth/caller.ts';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import { findLanguage } from '#api/access/request/known-language.ts';
import { usedByOf } from '#api/access/request/used-by.ts';
import { listForSitemap } from '#api/discovery/sharing/sitemap-queries.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { securityHeaders } from '#api/http/answers/headers.ts';
import { type AppEnv, headerOf, readRequestFacts } from '#api/http/requests/request-facts.ts';
import { createPictureRenderer } from '#api/http/sharing/render-picture.ts';
import { findSharedGuild } from '#api/http/sharing/shared-guild.ts';
import { findSharedProfile } from '#api/http/sharing/shared-profile.ts';
import { findSharedQuest } from '#api/http/sharing/shared-quest.ts';
import { findOwnYear, findSharedYear } from '#api/http/sharing/shared-year.ts';
import { sitemapXml } from '#api/http/sharing/sitemap.ts';
import { questCalendar } from '#api/messages/calendar/quest-calendar.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import {
  findFeedOwner,
  listCharityEvents,
  listOwnEvents,
  listOwnEventsOf,
} from '#api/quests/calendar-feeds/calendar-feed-queries.ts';
import { guildPictureSvg } from '#domain/brand/pictures/guild-picture.ts';
import { profilePictureSvg } from '#domain/brand/pictures/profile-picture.ts';
import { profileStorySvg } from '#domain/brand/pictures/profile-story.ts';
import { questPictureSvg, sitePictureSvg } from '#domain/brand/pictures/share-picture.ts';
import { yearPictureSvg, yearStorySvg } from '#domain/brand/pictures/year-picture.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import { FIRST_LOCALE, isLocale, type Locale } from '#domain/texts/locale.ts';

type Call = HonoContext<AppEnv>;
type Headers = Record<string, string>;
type Config = GraphqlDeps['config'];
type OwnEvent = Parameters<typeof questCalendar>[1][number];

/** For who has the address, not for who searches. */
const UNLISTED = { 'x-robots-tag': 'noindex' };

/** Cache headers of a file that must disappear with its page: caches check every time. */
const ENDS_WITH_ITS_PAGE = { ...UNLISTED, 'cache-control': 'no-cache' };
/** For the person alone, and on no other site. */
const FOR_ONE = {
  ...UNLISTED,
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
};
const YEAR_PICTURES = [
  ['year', yearPictureSvg],
  ['year-story', yearStorySvg],
] as const;

/** Answers 304 to clients that have the file already, with the same security headers. */
const revalidated = (config: Config) =>
  etag({
    retainedHeaders: [
      ...RETAINED_304_HEADERS,
      ...Object.keys({ ...securityHeaders(config), ...UNLISTED }),
      'x-request-id',
    ],
  });

/** What other programs fetch: pictures for links, the sitemap, calendar files and private calendar addresses. */
export function addSharedFiles(app: Hono<AppEnv>, deps: GraphqlDeps): void {
  addPictures(app, deps);
  app.get('/sitemap.xml', async () => {
    const config = await effectiveConfig(deps.store, deps.config);
    const parts = sitemapXml(await listForSitemap(deps.store, deps.clock()), config);
    return send(deps.config, streamOf(parts), {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
  addCalendars(app, deps);
}

function addPictures(app: Hono<AppEnv>, deps: GraphqlDeps): void {
  const { config } = deps;
  const renderPicture = createPictureRenderer();
  const notFound = () => sendNotFound(config);
  app.use('/og/*', revalidated(config));

  async function sendPicture(svg: string, own: Headers = {}): Promise<Response> {
    try {
      const { png, tag } = await renderPicture(svg);
      // Others show it beside a link to a page.
      const headers = { 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' };
      return send(config, png, { ...headers, 'cache-control': 'public, max-age=3600', ...own, etag: tag });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return send(config, 'Too many pictures at once.', { 'retry-after': '5' }, 503);
    }
  }

  /** A picture has an address in each language, that of English without its name. */
  const addPicture: AddPicture = (name, picture) => {
    app.get(`/og/${name}`, (c) => picture(c, FIRST_LOCALE, stem(c.req.param('file') ?? '')));
    app.get(`/og/:locale{[a-z]{2,3}}/${name}`, (c) => {
      const locale = c.req.param('locale');
      return isLocale(locale) ? picture(c, locale, stem(c.req.param('file') ?? '')) : notFound();
    });
  };

  addPicture('default.png', (_call, locale) => sendPicture(sitePictureSvg(locale, config.siteName)));
  addPicture('quest/:file{[^/]+\\.png}', async (c, locale, id) => {
    const quest = await findSharedQuest(deps, locale, id, readRequestFacts(c, config));
    return quest ? sendPicture(questPictureSvg(locale, quest, config.siteName)) : notFound();
  });
  addPicture('guild/:file{[^/]+\\.png}', async (c, locale, id) => {
    const guild = await findSharedGuild(deps, id, readRequestFacts(c, config));
    return guild ? sendPicture(guildPictureSvg(locale, guild, config.siteName)) : notFound();
  });
  addPicture('chariteer/:file{[^/]+\\.png}', async (c, locale, id) => {
    const profile = await findSharedProfile(deps, id, readRequestFacts(c, config));
    if (!profile) return notFound();
    return sendPicture(profilePictureSvg(locale, profile, config.siteName), ENDS_WITH_ITS_PAGE);
  });
  addPicture('arms/:file{[^/]+\\.png}', async (c, locale, id) => {
    const profile = await findSharedProfile(deps, id, readRequestFacts(c, config));
    return profile
      ? sendPicture(profileStorySvg(locale, profile, config.siteName), ENDS_WITH_ITS_PAGE)
      : notFound();
  });
  addYearPictures(addPicture, sendPicture, deps);
}

type AddPicture = (
  name: string,
  picture: (c: Call, locale: Locale, id: string) => Response | Promise<Response>,
) => void;

/** The pictures of years: of shared ones for whoever has the address, of one's own for oneself alone. */
function addYearPictures(
  addPicture: AddPicture,
  sendPicture: (svg: string, own: Headers) => Promise<Response>,
  deps: GraphqlDeps,
): void {
  const { config } = deps;
  for (const [name, drawn] of YEAR_PICTURES) {
    addPicture(`${name}/:file{[\\w-]{43}\\.png}`, async (c, locale, token) => {
      const year = await findSharedYear(deps, token, readRequestFacts(c, config));
      if (!year) return sendNotFound(config);
      return sendPicture(drawn(locale, year, config.siteName), ENDS_WITH_ITS_PAGE);
    });
    addPicture(`own-${name}/:file{\\d{4}\\.png}`, async (c, locale, asked) => {
      const year = await findOwnYear(deps, asked, await callerOf(c, deps), readRequestFacts(c, config));
      return year ? sendPicture(drawn(locale, year, config.siteName), FOR_ONE) : sendNotFound(config);
    });
  }
}

/**
 * A volunteer's own events, one by one for who is logged in, all of them for who has the secret address; the public ones of
 * a charity for everyone.
 */
function addCalendars(app: Hono<AppEnv>, deps: GraphqlDeps): void {
  const { store, config, clock, log } = deps;
  const notFound = () => sendNotFound(config);
  const languageOf = (c: Call, kept: Locale | null) => askedLanguage(c) ?? kept ?? FIRST_LOCALE;
  const sendCalendar = (locale: Locale, events: readonly OwnEvent[], charity: string | null = null) =>
    send(config, questCalendar(locale, events, { ...config, charity }), {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });

  app.get('/quest/:file{[^/]+\\.ics}', revalidated(config), async (c) => {
    const { viewer } = await callerOf(c, deps);
    if (!viewer) return c.redirect(logInBefore(c), 303);
    const { accountId } = viewer;
    const locale = languageOf(c, await findLanguage(store, accountId));
    const events = await listOwnEventsOf(store, { accountId, locale }, stem(c.req.param('file')), clock());
    return events.length > 0 ? sendCalendar(locale, events) : notFound();
  });

  app.get('/feed/:file{[A-Za-z0-9_-]{43}\\.ics}', revalidated(config), async (c) => {
    try {
      const owner = await findFeedOwner(store, stem(c.req.param('file')));
      if (!owner) return notFound();
      const { accountId } = owner;
      const locale = languageOf(c, owner.locale);
      return sendCalendar(locale, await listOwnEvents(store, { accountId, locale }, clock()));
    } catch (error) {
      // Caught here: the log of the app would name the secret address.
      logFailure(log, error, {}, 'calendar feed failed');
      return send(config, 'Something went wrong.', { 'retry-after': '60' }, 503);
    }
  });

  app.get('/charity/:file{[^/]+\\.ics}', revalidated(config), async (c) => {
    const locale = languageOf(c, null);
    const found = await listCharityEvents(store, { providerId: stem(c.req.param('file')), locale }, clock());
    return found ? sendCalendar(locale, found.events, found.name) : notFound();
  });
}

/** Authenticates a file request by its cookie. */
function callerOf(c: Call, { store, sessions, config, clock }: GraphqlDeps): Promise<Caller> {
  const credentials = { authorization: undefined, cookie: headerOf(c, 'cookie') };
  return authenticate(store, sessions, credentials, clock(), () => usedByOf(readRequestFacts(c, config)));
}

/** The language that the link to a calendar asks for: files have none in their path. */
function askedLanguage(c: Call): Locale | null {
  const asked = c.req.query('lang');
  return isLocale(asked) ? asked : null;
}

/** The login that leads to this file, in its language. */
function logInBefore(c: Call): string {
  const locale = askedLanguage(c);
  const file = c.req.path + (locale ? `?lang=${locale}` : '');
  return addressIn(locale ?? FIRST_LOCALE, `/login?returnTo=${encodeURIComponent(file)}`);
}

const sendNotFound = (config: Config) => send(config, 'Not found', { 'content-type': 'text/plain' }, 404);

function send(
  config: Config,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>,
  headers: Headers,
  status = 200,
): Response {
  return new Response(body, { status, headers: { ...securityHeaders(config), ...headers } });
}

/** A text in pieces, each made when the one before has left. */
function streamOf(parts: Iterator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/** The name of a file without its ending. */
function stem(file: string): string {
  return file.slice(0, file.lastIndexOf('.'));
}
