import { setTimeout as pause } from 'node:timers/promises';
import { Dispatcher } from '#api/access/outbox/delivery/deliver-mail.ts';
import { expireMail } from '#api/access/outbox/delivery/expire-mail.ts';
import { createSmtpTransport } from '#api/access/outbox/delivery/smtp-transport.ts';
import { type BackgroundLoop, startLoop } from '#api/process/background-loop.ts';
import { effectiveConfig } from '#api/reads/settings/effective-config.ts';
import { renewUnsentLinks } from '#api/verbs/guardians/renew-unsent-links.ts';
import type { AppDeps } from './app.ts';

const MAIL_PAUSE_MS = 1_000;
const EXPIRY_PAUSE_MS = 60_000;
/** How long mails that are being handed over may take after a stop was asked for. */
const DRAIN_MS = 6_000;

/** `isClockSteady`: false while what is old cannot be told. */
type MailDeps = AppDeps & { isClockSteady: () => boolean };

/** Sends mails as long as the process lives, and drops texts whose time is over. */
export function startMail(deps: MailDeps): BackgroundLoop[] {
  const { config, log } = deps;
  if (config.smtpUrl === null) {
    log.info('SMTP_URL is not set: outside production mails are read in /mailbox');
    return [startExpiry(deps)];
  }
  return [startExpiry(deps), startDelivery(deps, config.smtpUrl)];
}

function startExpiry({ config, store, clock, log, isClockSteady }: MailDeps): BackgroundLoop {
  return startLoop('mail-expiry', EXPIRY_PAUSE_MS, log, async () => {
    if (!isClockSteady()) return false;
    const expired = await expireMail(store, clock());
    if (expired > 0 && config.smtpUrl !== null) log.warn({ mails: expired }, 'mails were not sent in time');
    if (config.smtpUrl === null) return false;
    const renewed = await renewUnsentLinks(store, {
      now: clock(),
      config: await effectiveConfig(store, config),
    });
    if (renewed > 0) log.info({ mails: renewed }, 'links of guardians that ran out unsent were made anew');
    return false;
  });
}

/** `stop` lets mails that are under way end, and closes the connections. */
function startDelivery({ config, store, clock, log }: AppDeps, smtpUrl: string): BackgroundLoop {
  const transport = createSmtpTransport(smtpUrl, config.mailFrom);
  const lookAgain = () => pause(MAIL_PAUSE_MS, undefined, { ref: false });
  const { dataKey } = config;
  const dispatcher = new Dispatcher({ store, dataKey, clock, log, ...transport, lookAgain });
  const loop = startLoop('mail', MAIL_PAUSE_MS, log, async () => (await dispatcher.round()) > 0);

  async function stop(): Promise<void> {
    dispatcher.finish();
    const patience = setTimeout(() => dispatcher.breakOff(), DRAIN_MS);
    await loop.stop();
    // What a round that failed has left open.
    await dispatcher.round().catch((error: unknown) => log.error({ err: error }, 'mails under way are left'));
    clearTimeout(patience);
    transport.close();
  }
  return { stop };
}
