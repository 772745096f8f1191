import type { Transport } from '#api/access/outbox/delivery/dispatcher.ts';
import type { Config } from '#api/process/config/config.ts';
import { whyNoPush } from '#domain/messages/push-endpoint.ts';
import { STOPPED_AT_SERVICE, TextRefusal, textFailureOf } from '#domain/messages/text-service.ts';

const CONNECTIONS = 3;
const ANSWER_MS = 20_000;

/** Path that the text service calls to report deliveries and replies. */
export const TEXT_HOOK_PATH = '/hooks/text';

type TextDeps = {
  service: NonNullable<Config['textService']>;
  publicOrigin: string;
  /** Called when the owner of a number has told the service itself to stop. */
  onStopped: (number: string) => Promise<void>;
};

/** The way to a service of text messages with the widespread form interface. */
export function createTextTransport({ service, publicOrigin, onStopped }: TextDeps): Transport {
  const { url, account, token, from } = service;
  const address = `${url}/2010-04-01/Accounts/${account}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    connections: CONNECTIONS,
    failureOf: textFailureOf,
    close: () => {},
    async send({ id, recipient, body: text }, signal) {
      const body = new URLSearchParams({ To: recipient, From: from, Body: text });
      // A service cannot call this machine by its number.
      if (whyNoPush(publicOrigin) !== 'NUMBER')
        body.set('StatusCallback', `${publicOrigin}${TEXT_HOOK_PATH}?delivery=${id}`);
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      });
      if (answer.ok) return void (await answer.body?.cancel());
      const problem = await problemOf(answer);
      if (problem === STOPPED_AT_SERVICE) await onStopped(recipient);
      throw new TextRefusal(answer.status, problem);
    },
  };
}

/** The number of the problem, as the service's answer says it; what else stands there repeats the telephone number. */
async function problemOf(answer: Response): Promise<number | null> {
  const told: unknown = await answer.json().catch(() => null);
  const code = (told as { code?: unknown } | null)?.code;
  return typeof code === 'number' && Number.isInteger(code) && code > 0 && code < 1_000_000 ? code : null;
}
