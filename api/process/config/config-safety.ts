import type { Config } from './config.ts';

type Settings = Pick<
  Config,
  'isProduction' | 'publicOrigin' | 'isCookieSecure' | 'smtpUrl' | 'allowedInsecurities'
>;
type Rule = {
  insecurity: 'origin' | 'cookies' | 'mail';
  isBroken: (settings: Settings) => boolean;
  text: string;
};

/** `proxy`, the fourth name, has no row: it is about requests, see http/requests/forwarded-address.ts. */
const RULES: readonly Rule[] = [
  {
    insecurity: 'origin',
    isBroken: ({ publicOrigin }) => !publicOrigin.startsWith('https://'),
    text: 'PUBLIC_ORIGIN: production needs the address that people open, and it begins with https://',
  },
  {
    insecurity: 'cookies',
    isBroken: ({ isCookieSecure }) => !isCookieSecure,
    text: 'SESSION_COOKIE_SECURE: production keeps sessions in secure cookies; leave it out or set it to 1',
  },
  {
    insecurity: 'mail',
    isBroken: ({ smtpUrl }) => smtpUrl === null,
    text: 'SMTP_URL: production sends mails; without them no password is reset and no guardian is asked',
  },
];

/**
 * Lists production settings that are unsafe and not explicitly allowed, one line each; empty outside of production.
 */
export function unsafeSettings(settings: Settings): string[] {
  if (!settings.isProduction) return [];
  return RULES.filter((rule) => rule.isBroken(settings))
    .filter(({ insecurity }) => !settings.allowedInsecurities.includes(insecurity))
    .map(({ insecurity, text }) => `${text} (ALLOW_INSECURE=${insecurity} starts all the same)`);
}
