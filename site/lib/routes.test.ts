import { expect, it } from 'vitest';
import type { SiteViewer } from './api-client.ts';
import { type Access, routeOf, turnedAwayTo } from './routes.ts';

const viewer = (own: Partial<SiteViewer>) =>
  ({ accountType: 'Chariteer', hasRecord: true, isYoung: false, ...own }) as SiteViewer;
const WHO = {
  visitor: null,
  volunteer: viewer({}),
  young: viewer({ isYoung: true }),
  new: viewer({ hasRecord: false }),
  charity: viewer({ accountType: 'Provider', hasRecord: false }),
  charityWithRecord: viewer({ accountType: 'Provider' }),
};
type Who = keyof typeof WHO;

/** Redirects per kind of visitor; those not listed can stay. */
const SENT: Record<Access, Partial<Record<Who, string>>> = {
  everybody: {},
  visitor: { volunteer: '/home', young: '/home', new: '/home', charity: '/home', charityWithRecord: '/home' },
  account: { visitor: 'log-in' },
  record: { visitor: 'log-in', new: '/noob', charity: '/console' },
  volunteer: { visitor: 'log-in', new: '/noob', charity: '/console', charityWithRecord: '/console' },
  adult: { visitor: 'log-in', young: '/home', new: '/home', charity: '/home' },
  'no-record': {
    visitor: 'log-in',
    volunteer: '/home',
    young: '/home',
    charity: '/console',
    charityWithRecord: '/console',
  },
};

it.each(Object.entries(SENT))(
  'who may not open a page for «%s» is sent where it helps',
  (access, expected) => {
    const sent = Object.entries(WHO).flatMap(([who, person]) => {
      const target = turnedAwayTo(access as Access, person);
      return target === null ? [] : [[who, target]];
    });
    expect(Object.fromEntries(sent)).toEqual(expected);
  },
);

it('a page is found in the table by the pattern of its file, and by nothing that somebody types', () => {
  expect(routeOf('/guilds/[guildID]')).toMatchObject({ access: 'everybody', form: expect.any(Function) });
  expect(routeOf('/home')).toMatchObject({ access: 'volunteer' });
  for (const none of ['/[...missing]', '/500', '/constructor', 'toString', '', undefined])
    expect(routeOf(none), none).toBeNull();
});
