import { castEmail, DEMO_PASSWORD } from './cast.ts';
import type { World } from './world.ts';

/** What a browser sends with a request of the site's own pages. */
export const SAME_SITE = { origin: 'http://chariteers.test', 'sec-fetch-site': 'same-origin' };

export const LOG_IN = `mutation ($email: String!, $password: String!) {
  loginWithEmail(email: $email, password: $password, titleId: "chariteers") { playerId entityToken }
}`;

type Given = { email?: string; password?: string; address?: string; userAgent?: string };

/** A browser that keeps the cookies it is given; those of the session and of a browser that is known. */
export function openBrowser(world: World, address = '203.0.113.7') {
  const jar = new Map<string, string>();

  async function call<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    from = address,
    userAgent?: string,
  ) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...SAME_SITE,
      ...(cookie && { cookie }),
      ...(userAgent && { 'user-agent': userAgent }),
    };
    const answer = await world.gql<Data>(query, variables, { headers, address: from });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  const logIn = ({ email = castEmail('volunteer'), password = DEMO_PASSWORD, ...given }: Given = {}) =>
    call<{ loginWithEmail: { playerId: string } }>(
      LOG_IN,
      { email, password },
      given.address,
      given.userAgent,
    );

  return { jar, call, logIn };
}
