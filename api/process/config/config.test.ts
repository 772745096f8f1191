import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const refusal = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

it('an empty environment starts a development server on port 3000 of this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: 'http://127.0.0.1:3000',
    databaseUrl: 'file:./.data/app.db',
    isProduction: false,
    sessionCookieName: 'session',
    smtpUrl: null,
    trustedProxies: null,
    hasGenericAuthErrors: false,
    minimumAge: 10,
    titleId: 'chariteers',
    siteName: 'Chariteers',
  });
});

it.each([
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://[::1]:8080'],
  ['::1', 'http://[::1]:8080'],
  ['box.local', 'http://box.local:8080'],
])('a server that listens on %s is found at %s unless told otherwise', (HOST, origin) => {
  expect(readConfig({ HOST, PORT: '8080' }).publicOrigin).toBe(origin);
  const told = readConfig({ HOST, PORT: '8080', PUBLIC_ORIGIN: 'https://volunteer.example/' });
  expect(told.publicOrigin).toBe('https://volunteer.example');
});

it('in production the session cookie is secure and bound to the host', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({
    isCookieSecure: true,
    sessionCookieName: '__Host-session',
  });
  expect(readConfig({ NODE_ENV: 'production', SESSION_COOKIE_SECURE: '0' }).sessionCookieName).toBe(
    'session',
  );
});

it('a variable that is malformed in several ways has one line', () => {
  expect(refusal({ SOCIAL_URLS: 'a, b, javascript:alert(1)' })?.split('\n')).toHaveLength(1);
});

it('several malformed variables are named together', () => {
  expect(refusal({ PORT: 'x', LOG_LEVEL: 'y' })?.split('\n')).toHaveLength(2);
});

it('an empty variable counts as not set', () => {
  expect(readConfig({ SMTP_URL: '', PORT: '' })).toMatchObject({ smtpUrl: null, port: 3000 });
});

it('a public origin loses its path, so that links can be built on it', () => {
  expect(readConfig({ PUBLIC_ORIGIN: 'https://chariteers.example/' }).publicOrigin).toBe(
    'https://chariteers.example',
  );
});

it('several addresses or paths stand in one variable, comma separated [OPEN-STA-03, OPEN-STA-04]', () => {
  const config = readConfig({
    SOCIAL_URLS: 'https://a.example/x, https://b.example',
    SWITCHED_OFF_PATHS: '/contest,/guilds',
  });
  expect(config.socialUrls).toEqual(['https://a.example/x', 'https://b.example']);
  expect(config.switchedOffPaths).toEqual(['/contest', '/guilds']);
  expect(readConfig({})).toMatchObject({ socialUrls: [], switchedOffPaths: [] });
});

it('says which settings the environment has set: those are not for staff', () => {
  expect(readConfig({ SUPPORT_EMAIL: 'help@demo.example', TIP_URL: '' }).configured).toEqual([
    'supportEmail',
  ]);
});

const SAFE = { PUBLIC_ORIGIN: 'https://app.example', SMTP_URL: 'smtp://mail.example' };

it('the smallest age is 13 in production and 10 elsewhere, unless it is set [DEC-48]', () => {
  expect(readConfig({ NODE_ENV: 'test' }).minimumAge).toBe(10);
  expect(readConfig({ NODE_ENV: 'test', MINIMUM_AGE: '14' }).minimumAge).toBe(14);
  expect(readConfig({ ...SAFE, NODE_ENV: 'production' }).minimumAge).toBe(13);
});
