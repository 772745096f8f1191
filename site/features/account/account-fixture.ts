import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import { TEXT, type TextRef, textIn } from '#domain/texts/text-ref.ts';
import type { Execute, SiteConfig, SiteViewer } from '../../lib/api-client.ts';

/** Monday, November 16, 2026, 10:00 in New York. */
export const NOW = Date.parse('2026-11-16T15:00:00Z');

/** What an adult types. */
export const ADULT = {
  nameFirst: 'Wilhelmina',
  nameLast: 'Zuckerstein',
  phoneNumber: '9735550142',
  dateOfBirth: '1987-06-05',
  emailAddress: 'wilhelm@new.example',
  username: 'MinaZ87',
  password: 'lantern on the pier',
  passwordConfirmation: 'lantern on the pier',
  emergencyContactName: 'Ottilie (sister)',
  emergencyContactNumber: '9735550143',
} as const;

export const TEEN_BIRTH = '2011-06-05';

export const GUARDIAN = { guardianName: 'Philippa', guardianEmail: 'philippa@family.example' } as const;

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Configuration of a small installation without outside forms. */
export const config = {
  siteName: 'Chariteers',
  version: '0.1.149',
  titleId: 'chariteers',
  publicOrigin: 'http://chariteers.test',
  supportEmail: 'help@demo.example',
  hasGenericAuthErrors: false,
  iosAppUrl: null,
  androidAppUrl: null,
  dioceseFormUrl: null,
  schoolFormUrl: null,
  businessFormUrl: null,
  providerSurveyUrl: null,
} as SiteConfig;

export type Call = { document: unknown; variables: unknown };
type Given =
  | { data: unknown }
  | { code: string; message?: string; text?: TextRef; retryAfterSeconds?: number };

/** What pages get, with an API that gives these answers one after the other and keeps what it was asked. */
export function fakeLocals(answers: readonly Given[], viewer: Partial<SiteViewer> | null = null) {
  const calls: Call[] = [];
  const execute = (async (document: unknown, variables: unknown) => {
    const given = answers[calls.length];
    calls.push({ document, variables });
    if (!given) throw new Error('Asked more often than expected');
    if ('data' in given) return { data: given.data, setCookies: ['session=; Max-Age=0'] };
    const { text, message = text ? textIn(FIRST_LOCALE, text) : given.code, ...extensions } = given;
    return { data: null, errors: [{ message, [TEXT]: text, extensions }], setCookies: [] };
  }) as unknown as Execute;
  const locals = {
    execute,
    requestId: 'r-1',
    now: NOW,
    config,
    locale: FIRST_LOCALE as Locale,
    viewer: viewer as SiteViewer | null,
  };
  return { locals, calls };
}
