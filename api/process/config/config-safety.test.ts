import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { unsafeSettings } from './config-safety.ts';

const SAFE = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://volunteer.example',
  SMTP_URL: 'smtps://mail.example',
};

/** The variables that the lines name. */
const unsafe = (env: Record<string, string>) =>
  unsafeSettings(readConfig(env)).map((line) => line.slice(0, line.indexOf(':')));

describe('production does not start with settings that are unsafe [SAF-35]', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['nothing but NODE_ENV', { NODE_ENV: 'production' }, ['PUBLIC_ORIGIN', 'SMTP_URL']],
    ['all that it needs', SAFE, []],
    ['no PUBLIC_ORIGIN', { ...SAFE, PUBLIC_ORIGIN: '' }, ['PUBLIC_ORIGIN']],
    ['an origin over http', { ...SAFE, PUBLIC_ORIGIN: 'http://volunteer.example' }, ['PUBLIC_ORIGIN']],
    ['plain cookies', { ...SAFE, SESSION_COOKIE_SECURE: '0' }, ['SESSION_COOKIE_SECURE']],
    ['no mail', { ...SAFE, SMTP_URL: '' }, ['SMTP_URL']],
    ['nothing, elsewhere', { NODE_ENV: 'development', SESSION_COOKIE_SECURE: '0' }, []],
  ])('%s [SAF-35]', (_, env, variables) => {
    expect(unsafe(env)).toEqual(variables);
  });

  it.each([
    ['origin', ['SESSION_COOKIE_SECURE', 'SMTP_URL']],
    ['cookies', ['PUBLIC_ORIGIN', 'SMTP_URL']],
    ['mail', ['PUBLIC_ORIGIN', 'SESSION_COOKIE_SECURE']],
    ['proxy', ['PUBLIC_ORIGIN', 'SESSION_COOKIE_SECURE', 'SMTP_URL']],
    ['origin, cookies', ['SMTP_URL']],
    ['origin,cookies,mail', []],
  ])('ALLOW_INSECURE=%s allows just what it names [SAF-35]', (ALLOW_INSECURE, variables) => {
    expect(unsafe({ NODE_ENV: 'production', SESSION_COOKIE_SECURE: '0', ALLOW_INSECURE })).toEqual(variables);
  });

  it('a line says how to start all the same [SAF-35]', () => {
    expect(unsafeSettings(readConfig({ ...SAFE, SMTP_URL: '' }))).toEqual([
      expect.stringMatching(/^SMTP_URL: .+\(ALLOW_INSECURE=mail starts all the same\)$/),
    ]);
  });
});
