import { setTimeout as pause } from 'node:timers/promises';
import { Dispatcher, type Transport } from '#api/access/outbox/delivery/dispatcher.ts';
import { expireMail } from '#api/access/outbox/delivery/expire-mail.ts';
import {
  MAIL_SERVER_MEMORY,
  ownMemory,
  type ServerMemory,
} from '#api/access/outbox/delivery/mail-server-state.ts';
import { createSmtpTransport } from '#api/access/outbox/delivery/smtp-transport.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { createPushTransport } from '#api/access/outbox/push/push-transport.ts';
import { stopNumber } from '#api/access/outbox/texting/stop-number.ts';
import { createTextTransport } from '#api/access/outbox/texting/text-transport.ts';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import { WebhookSender } from '#api/charities/webhooks/webhook-sender.ts';
import { mailInvitations } from '#api/desk/invited-volunteers/mail-invitations.ts';
import { tellOfRefusals } from '#api/messages/mail-reports/tell-of-refusals.ts';
import { renewMergeQuestions } from '#api/operations/merging/renew-merge-questions.ts';
import { renewUnsentLinks } from '#api/people/guardians/renew-unsent-links.ts';
import { type BackgroundLoop, startLoop } from '#api/process/background-loop.ts';
import { publicAgent } from '#api/process/post-outside.ts';
import { resolveHost } from '#api/process/public-hosts.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import type { AppDeps } from './app.ts';

const LOOK_PAUSE_MS = 1_000;
const EXPIRY_PAUSE_MS = 60_000;
/** Longest delay until an invitation to volunteer that is due is written. */
const INVITATIONS_PAUSE_MS = 10_000;
/** What the loop of each channel is called in the log. */
const LOOPS: Readonly<Record<Channel, string>> = { email: 'mail', text: 'text', push: 'push' };
/** How long messages that are being handed over may take after a stop was asked for. */
const DRAIN_MS = 6_000;

/** `isClockSteady`: false while what is old cannot be told. */
type DeliveryDeps = AppDeps & { isClockSteady: () => boolean };

/** Sends messages as long as the process lives, by every channel that has a service, and drops texts whose time is over. */
export function startDeliveries(deps: DeliveryDeps): BackgroundLoop[] {
  const { config, log } = deps;
  if (config.smtpUrl === null) log.info('SMTP_URL is not set: outside production mails are read in /mailbox');
  const written = [startExpiry(deps), startInvitations(deps), startWebhooks(deps)];
  return [...written, ...waysOut(deps).map((way) => startDelivery(deps, way))];
}

type WayOut = { channel: Channel; transport: Transport; memory: ServerMemory };

function waysOut({ config, store, clock, ...deps }: AppDeps): WayOut[] {
  const { smtpUrl, mailFrom, textService, publicOrigin } = config;
  const ways: WayOut[] = [];
  if (smtpUrl !== null)
    ways.push({
      channel: 'email',
      transport: createSmtpTransport(smtpUrl, mailFrom),
      memory: MAIL_SERVER_MEMORY,
    });
  if (textService !== null) {
    const onStopped = (number: string) => store.write((tx) => stopNumber(tx, number, clock()));
    const transport = createTextTransport({ service: textService, publicOrigin, onStopped });
    ways.push({ channel: 'text', transport, memory: ownMemory() });
  }
  if (offeredChannels(config).includes('push')) {
    const agent = deps.pushAgent ?? publicAgent(deps.resolveHost ?? resolveHost);
    const transport = createPushTransport({ store, config, clock, agent });
    ways.push({ channel: 'push', transport, memory: ownMemory() });
  }
  return ways;
}

function startInvitations({ config, store, clock, log, isClockSteady }: DeliveryDeps): BackgroundLoop {
  return startLoop(
    'volunteer-invitations',
    INVITATIONS_PAUSE_MS,
    log,
    async () =>
      isClockSteady() &&
      mailInvitations(store, { now: clock(), config: await effectiveConfig(store, config) }),
  );
}

function startExpiry({ config, store, clock, log, isClockSteady }: DeliveryDeps): BackgroundLoop {
  return startLoop('mail-expiry', EXPIRY_PAUSE_MS, log, async () => {
    if (!isClockSteady()) return false;
    const expired = await expireMail(store, clock());
    if (expired > 0 && config.smtpUrl !== null) log.warn({ mails: expired }, 'mails were not sent in time');
    if (config.smtpUrl === null) return false;
    const context = { now: clock(), config: await effectiveConfig(store, config) };
    const renewed = (await renewUnsentLinks(store, context)) + (await renewMergeQuestions(store, context));
    if (renewed > 0) log.info({ mails: renewed }, 'links of guardians that ran out unsent were made anew');
    const told = await tellOfRefusals(store, context);
    if (told > 0) log.info({ told }, 'people were told of addresses that email can’t reach');
    return false;
  });
}

/** Each message goes over a connection of its own, to an address that was looked at just then. */
function startWebhooks({ config, store, clock, log, isClockSteady, ...deps }: DeliveryDeps): BackgroundLoop {
  const agent = publicAgent(deps.resolveHost ?? resolveHost, { keepAlive: false });
  const context = async () => ({ now: clock(), config: await effectiveConfig(store, config) });
  const sender = new WebhookSender({ store, log, agent, context });
  const loop = startLoop('webhooks', LOOK_PAUSE_MS, log, async () => {
    if (isClockSteady()) await sender.begin();
    return false;
  });
  async function stop(): Promise<void> {
    sender.finish();
    const patience = setTimeout(() => sender.breakOff(), DRAIN_MS);
    await loop.stop();
    await sender.idle();
    clearTimeout(patience);
    agent.destroy();
  }
  return { stop };
}

/** `stop` lets messages that are under way end, and closes the connections. */
function startDelivery(
  { config, store, clock, log }: AppDeps,
  { channel, transport, memory }: WayOut,
): BackgroundLoop {
  const lookAgain = () => pause(LOOK_PAUSE_MS, undefined, { ref: false });
  const { dataKey } = config;
  const dispatcher = new Dispatcher({ store, dataKey, clock, log, channel, memory, ...transport, lookAgain });
  const loop = startLoop(LOOPS[channel], LOOK_PAUSE_MS, log, async () => (await dispatcher.round()) > 0);

  async function stop(): Promise<void> {
    dispatcher.finish();
    const patience = setTimeout(() => dispatcher.breakOff(), DRAIN_MS);
    await loop.stop();
    // What a round that failed has left open.
    await dispatcher
      .round()
      .catch((error: unknown) => log.error({ err: error }, `${LOOPS[channel]} messages under way are left`));
    clearTimeout(patience);
    transport.close();
  }
  return { stop };
}
