import type { Subject } from '#domain/permissions/permissions.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { TEXT, type TextRef } from '#domain/texts/text-ref.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import type { DocumentText } from '../gql/generated.ts';

/** The person behind the session, as the pages need it. */
export type SiteViewer = Subject & {
  username: string;
  initials: string;
  accountType: 'Chariteer' | 'Provider';
  /** The language the account keeps; null: no one chose one. */
  locale: Locale | null;
  hasRecord: boolean;
  subscriptionStatus: string | null;
  /** When the viewer last closed or followed the sponsor banner; null: never. Epoch ms. */
  sponsorBannerClosedAt: number | null;
  /** Rights that do not count in this session, which has shown no second factor where one is demanded. */
  areRightsHeld: boolean;
};

export type SiteConfig = {
  siteName: string;
  version: string;
  /** Below it no account exists. */
  minimumAge: number;
  titleId: string;
  /** The volunteer whose profile wears a crown. */
  demoVolunteerId: string;
  /** Scheme, host and port, without a slash at the end. */
  publicOrigin: string;
  supportEmail: string | null;
  /** Answers tell no one whether an address has an account. */
  hasGenericAuthErrors: boolean;
  iosAppUrl: string | null;
  androidAppUrl: string | null;
  /** Addresses of the sponsor form and of the one-time tip; null hides what leads there. */
  sponsorFormUrl: string | null;
  tipUrl: string | null;
  /** Forms outside of the product; null hides what leads there. */
  dioceseFormUrl: string | null;
  schoolFormUrl: string | null;
  businessFormUrl: string | null;
  providerSurveyUrl: string | null;
  newsletterUrl: string | null;
  /** URL of street map tiles with {z}, {x} and {y}; null if maps show outlines only. */
  mapTilesUrl: string | null;
  consultationUrl: string | null;
  socialUrls: readonly string[];
  /** The payment provider's pricing table; null: subscriptions aren't open yet. */
  pricingTable: { id: string; publishableKey: string } | null;
  /** Paths whose pages answer the under-construction screen. */
  switchedOffPaths: readonly string[];
};

type WireError = {
  message: string;
  [TEXT]?: TextRef;
  /** The message in the language of the page, where the catalogue knows it. */
  said?: string | undefined;
  extensions?: { code?: unknown; retryAfterSeconds?: unknown; takeBackToken?: unknown };
};

type ExecutedAnswer<Data> = {
  data?: Data | null;
  errors?: readonly WireError[];
  setCookies: readonly string[];
};

/** Runs one operation of the API in this process, for the viewer of the page. */
export type Execute = <Data, Variables>(
  document: DocumentText<Data, Variables>,
  variables: Variables,
) => Promise<ExecutedAnswer<Data>>;

/** `data` is null exactly when `error` is set. */
export type Answer<Data> =
  | { data: Data; error: null; setCookies: readonly string[] }
  | { data: null; error: ShownError; setCookies: readonly string[] };

/**
 * Asks the API and turns every kind of failure into one value that a page can show. Never throws.
 * A field's error makes the whole answer an error: a page never shows half of what it asked for as if it were all.
 */
export async function ask<Data, Variables>(
  locals: Pick<App.Locals, 'execute' | 'requestId'>,
  document: DocumentText<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  try {
    const { data, errors, setCookies } = await locals.execute(document, variables);
    const first = errors?.[0];
    if (!first && data) return { data, error: null, setCookies };
    return { data: null, error: shown(first), setCookies };
  } catch (failure) {
    console.error(`Request ${locals.requestId}: the page could not reach the API.`, failure);
    return { data: null, error: { code: 'SERVICE_UNAVAILABLE' }, setCookies: [] };
  }
}

function shown(error: WireError | undefined): ShownError {
  const { code, retryAfterSeconds, takeBackToken } = error?.extensions ?? {};
  return {
    code: typeof code === 'string' ? code : undefined,
    message: error?.message,
    ...(error?.said !== undefined && { said: error.said }),
    ...(error?.[TEXT] && { key: error[TEXT].key }),
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined,
    ...(typeof takeBackToken === 'string' && { takeBackToken }),
  };
}
