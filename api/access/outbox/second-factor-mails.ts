import { RECOVERY_WAIT_MS } from '#domain/identity/second-factor.ts';
import { askSupportIn, letter, type MailText } from '#domain/messages/letter.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { secondFactorMailsTexts } from '#domain/texts/generated/second-factor-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { type MailConfig, pageStep, tokenStep } from './account-mails.ts';

/*
 * The emails about the second factor, to the owner alone. Of what people typed only the username appears.
 */

type About = { username: string };

/**
 * What was changed about a second factor: one-time passwords are on or off, a passkey is asked for or no longer, or there
 * are new recovery codes.
 */
export type FactorChange = 'on' | 'off' | 'passkey-on' | 'passkey-off' | 'codes';

/** Tells what was changed, and what to do if it was someone else. */
export function secondFactorMail(
  locale: Locale,
  config: MailConfig,
  { username, change }: About & { change: FactorChange },
): MailText {
  const t = secondFactorMailsTexts(locale);
  const said = {
    on: { subject: t.onSubject, text: t.on },
    off: { subject: t.offSubject, text: t.off },
    'passkey-on': { subject: t.onSubject, text: t.passkeyOn },
    'passkey-off': { subject: t.offSubject, text: t.passkeyOff },
    codes: { subject: t.codesSubject, text: t.codes },
  }[change];
  return letter(locale, config, username, said.subject, [
    said.text,
    t.notYou({ help: askSupportIn(locale, config) }),
    pageStep(locale, config, '/passwordReset', 'setPassword'),
  ]);
}

/** Tells that someone got in by a recovery code, of which so many are left. */
export function recoveryCodeUsedMail(
  locale: Locale,
  config: MailConfig,
  { username, left }: About & { left: number },
): MailText {
  const t = secondFactorMailsTexts(locale);
  return letter(locale, config, username, t.usedSubject, [
    t.used({ count: left }),
    t.notYou({ help: askSupportIn(locale, config) }),
    pageStep(locale, config, '/passwordReset', 'setPassword'),
  ]);
}

/** A recovery without any second factor has begun to wait, or has taken them away. */
export type RecoveryStage = 'begun' | 'ended';

/** Tells how far it has come, with the link that stops it, or takes it back. */
export function recoveryStageMail(
  locale: Locale,
  config: MailConfig,
  { username, token, stage }: About & { token: string; stage: RecoveryStage },
): MailText {
  const t = secondFactorMailsTexts(locale);
  const stop = (name: 'stopRecovery' | 'putFactorBack') =>
    tokenStep(locale, config, '/stop-recovery', token, name);
  const { siteName: site } = config;
  if (stage === 'ended')
    return letter(locale, config, username, t.endedSubject, [
      t.ended({ site }),
      t.endedGoOn,
      t.endedStop,
      stop('putFactorBack'),
    ]);
  const wait = formatsFor(locale).duration(RECOVERY_WAIT_MS / 60_000);
  return letter(locale, config, username, t.begunSubject, [
    t.begun({ site, wait }),
    t.begunStop,
    stop('stopRecovery'),
    t.begunNothing,
  ]);
}
