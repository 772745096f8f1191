import type { Agent } from 'node:https';
import webPush from 'web-push';
import type { OutgoingMessage, Transport } from '#api/access/outbox/delivery/dispatcher.ts';
import type { Config } from '#api/process/config/config.ts';
import { postOutside } from '#api/process/post-outside.ts';
import { NoPublicHost } from '#api/process/public-hosts.ts';
import type { Store } from '#db/store.ts';
import type { MailFailure } from '#domain/messages/mail-delivery.ts';
import { pushHostOf } from '#domain/messages/push-endpoint.ts';
import { pushDelivery, pushPayload } from '#domain/messages/push-note.ts';
import { type Browser, noteBrowsers, readBrowsers } from './browsers.ts';
import { type VapidKeys, vapidKeys, vapidSubject } from './vapid-keys.ts';

const CONNECTIONS = 5;

export type PushDeps = { store: Store; config: Config; clock: () => number; agent: Agent };

/** Why no browser of someone took a message: of another kind than errors of a mail server's client. */
class NotTaken extends Error {
  readonly reason: 'refused' | 'later';
  readonly code: number | null;
  constructor(reason: 'refused' | 'later', code: number | null) {
    super(reason);
    this.reason = reason;
    this.code = code;
  }
}

/** What an error of the transport means. */
function failureOf(error: unknown): MailFailure {
  if (error instanceof NotTaken) return { reason: error.reason, code: error.code };
  return { reason: 'unknown', code: null };
}

/**
 * The way to all browsers of a person. It is enough that one takes the message: another one would show it twice when it
 * was tried again. A browser that its service knows no more is forgotten.
 */
export function createPushTransport(deps: PushDeps): Transport {
  let keys: Promise<VapidKeys> | null = null;
  const knownKeys = () => {
    keys ??= vapidKeys(deps.store, deps.config, deps.clock()).catch((error: unknown) => {
      keys = null;
      throw error;
    });
    return keys;
  };
  return {
    connections: CONNECTIONS,
    failureOf,
    close: () => deps.agent.destroy(),
    async send(message, signal) {
      const { store, clock } = deps;
      const browsers = await readBrowsers(store.read, message.recipient);
      const vapid = { subject: vapidSubject(deps.config), ...(await knownKeys()) };
      const answers = await Promise.all(
        browsers.map(async (browser) => ({
          id: browser.id,
          answer: await handTo(deps, browser, { message, vapid, signal }),
        })),
      );
      const those = (wanted: Answer['is']) =>
        answers.flatMap(({ id, answer }) => (answer.is === wanted ? id : []));
      const [gone, taken] = [those('gone'), those('taken')];
      if (gone.length + taken.length > 0)
        await store.write((tx) => noteBrowsers(tx, { gone, taken }, clock()));
      if (taken.length > 0) return;
      const later = answers.find(({ answer }) => answer.is === 'later');
      const last = later ?? answers.at(-1);
      throw new NotTaken(later ? 'later' : 'refused', last?.answer.code ?? null);
    },
  };
}

type Answer = { is: 'taken' | 'gone' | 'later' | 'refused'; code: number | null };
type Handed = {
  message: OutgoingMessage;
  vapid: VapidKeys & { subject: string };
  signal: AbortSignal;
};

async function handTo(
  { agent, clock, config }: PushDeps,
  { endpoint, keys }: Browser,
  { message, vapid, signal }: Handed,
): Promise<Answer> {
  if (pushHostOf(endpoint) === null) return { is: 'gone', code: null };
  const { id, subject: title, body, link = config.publicOrigin, class: messageClass, contentUntil } = message;
  const payload = pushPayload({ title, body, link, tag: id });
  const how = pushDelivery(messageClass ?? 'must', { id, msLeft: contentUntil - clock() });
  const details = webPush.generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: vapid,
    ...how,
  });
  const call = { url: endpoint, headers: details.headers as Record<string, string>, body: details.body };
  try {
    return answerOf(await postOutside(call, agent, signal));
  } catch (error) {
    if (error instanceof NoPublicHost) return { is: 'refused', code: null };
    return { is: 'later', code: null };
  }
}

/** What a push service says by a status. */
function answerOf(status: number): Answer {
  const code = status >= 100 ? status : null;
  if (status >= 200 && status < 300) return { is: 'taken', code };
  if (status === 404 || status === 410) return { is: 'gone', code };
  return { is: status === 429 || status >= 500 ? 'later' : 'refused', code };
}
