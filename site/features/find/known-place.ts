import type { APIContext } from 'astro';
import { readAddress } from '#domain/texts/language-address.ts';
import { type FindQuestsQuery, OwnDistrictsDocument, OwnZipDocument } from '../../gql/generated.ts';
import { ask as askApi } from '../../lib/api-client.ts';
import { siteCookie } from '../../lib/cookies/site-cookie.ts';
import { paths } from '../../lib/paths.ts';
import { type FindAsk, MILES, NOTHING_ASKED } from './find-address.ts';

type Cookies = Pick<APIContext, 'cookies' | 'locals'>;
type Place = Pick<FindAsk, 'zip' | 'districtId' | 'miles'>;

const COOKIE = 'find-place';
/** Half a year in seconds. */
const LIFETIME = 180 * 86_400;
const LONGEST_ID = 100;

/** Remembers in the browser around which ZIP code or in which district someone looked last; a position never is. */
export function keepPlace(
  { cookies, locals }: Cookies,
  { zip, districtId, miles }: FindAsk,
  found: FindQuestsQuery['findQuests'] | null,
): void {
  const isZipKnown = zip !== '' && found?.place != null;
  const place = isZipKnown ? `${zip} ${miles}` : zip === '' && found ? districtId : '';
  if (place === '' || cookies.get(COOKIE)?.value === place) return;
  cookies.set(COOKIE, place, siteCookie(locals.config, LIFETIME));
}

/** The place of the last choice; none for a browser that has made none. */
export function knownPlace({ cookies }: Cookies): Place {
  const said = cookies.get(COOKIE)?.value ?? '';
  const [, zip = '', miles = ''] = /^(\d{5}) (1|3|5|10|25)$/.exec(said) ?? [];
  const isZip = zip !== '';
  return {
    zip,
    districtId: isZip ? '' : said.slice(0, LONGEST_ID),
    miles: MILES.find((known) => String(known) === miles) ?? NOTHING_ASKED.miles,
  };
}

/**
 * Where a search begins that says nothing yet: around the last place of this browser, else the own ZIP code, else in the
 * own first district. None on the way from the page itself, where someone has just cleared it.
 */
export async function startingPlace(context: Cookies & { request: Request }): Promise<Place | null> {
  const { locals, request } = context;
  const from = request.headers.get('referer') ?? '';
  if (URL.canParse(from) && readAddress(new URL(from).pathname).path === paths.find()) return null;
  const known = knownPlace(context);
  if (known.zip !== '' || known.districtId !== '' || !locals.viewer?.hasRecord) return known;
  const own = await askApi(locals, OwnZipDocument, {});
  const zip = own.data?.ownDetails.zipCode ?? '';
  if (zip !== '') return { ...known, zip };
  const { data } = await askApi(locals, OwnDistrictsDocument, { id: locals.viewer.accountId });
  return { ...known, districtId: data?.chariteer?.favoriteDistricts?.[0]?.id ?? '' };
}
