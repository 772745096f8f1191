import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteLocals } from '#api/http/site-locals.ts';
import { PAGE_ACCOUNT_FIELD, PAGE_ACCOUNT_HEADER } from '#domain/sessions/page-account.ts';
import type { CastName } from '../support/cast.ts';
import { sendPicture } from '../support/send-picture.ts';
import { openWorld, type World } from '../support/world.ts';

const OF_VOLUNTEER = { [PAGE_ACCOUNT_HEADER]: 'volunteer' };
const OF_MANAGERS = { [PAGE_ACCOUNT_HEADER]: 'managers' };

let world: World;
let seen: Pick<SiteLocals, 'isOfOtherAccount'> | null = null;
let body = '';
beforeAll(async () => {
  world = await openWorld({
    site: async (request, locals) => {
      seen = locals;
      body = await request.text();
      return new Response('page');
    },
  });
});
afterAll(() => world.close());

const logOut = (as: CastName | null, headers: Record<string, string>) =>
  world.gql('mutation { logout }', {}, { as, headers });

describe('a page of another account', () => {
  it('is refused, whatever it asks for, and nothing is done', async () => {
    const refused = await logOut('managers', OF_VOLUNTEER);
    expect([refused.code, refused.errors?.[0]?.extensions.statusCode]).toEqual(['OTHER_ACCOUNT', 409]);
    expect(refused.headers.get('x-viewer')).toBe('other');
    const read = await world.gql(
      '{ getAccountInfo { playerId } }',
      {},
      { as: 'managers', headers: OF_VOLUNTEER },
    );
    expect(read.code).toBe('OTHER_ACCOUNT');
    const still = await world.gql('{ getAccountInfo { playerId } }', {}, { as: 'managers' });
    expect(still.data, 'the session is still open').toEqual({ getAccountInfo: { playerId: 'managers' } });
  });

  it('gets no file with people and sends no picture', async () => {
    const token = await world.tokenOf('managers');
    const asked = { providerId: '1', period: '2026-11' };
    const file = await world.askFile('/files/recap.csv', asked, { token, headers: OF_VOLUNTEER });
    expect([file.status, await file.text()]).toEqual([409, expect.stringContaining('OTHER_ACCOUNT')]);
    expect((await world.askFile('/files/recap.csv', asked, { token, headers: OF_MANAGERS })).status).toBe(
      200,
    );
    expect((await sendPicture(world, { headers: OF_VOLUNTEER })).code).toBe('OTHER_ACCOUNT');
  });

  it.each([
    ['its own account', 'volunteer', OF_VOLUNTEER],
    ['no account, as of other clients', 'volunteer', {}],
    ['an account whose session has ended', null, OF_VOLUNTEER],
  ] as const)('is none that names %s', async (_, as, headers) => {
    const answer = await world.gql('{ getTitleData { titleId } }', {}, { as, headers });
    expect(answer.errors).toBeUndefined();
    expect(answer.headers.get('x-viewer')).toBe(as === null ? 'none' : null);
  });

  it.each([
    ['volunteer', true],
    ['managers', false],
    [null, false],
  ])('is known by the form of %s that it sends', async (account, isOther) => {
    const fields = { title: 'x', ...(account !== null && { [PAGE_ACCOUNT_FIELD]: account }) };
    const sent = new URLSearchParams(fields).toString();
    await world.request('/quest/q-1', {
      method: 'POST',
      headers: {
        cookie: `session=${await world.tokenOf('managers')}`,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(sent.length),
        origin: 'http://chariteers.test',
      },
      body: sent,
    });
    expect(seen?.isOfOtherAccount).toBe(isOther);
    expect(body, 'the page still reads the form').toBe(sent);
  });
});
