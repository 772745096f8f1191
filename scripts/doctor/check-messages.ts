import type { Config } from '#api/process/config/config.ts';
import { whyNoPush } from '#domain/messages/push-endpoint.ts';
import { within } from './deadline.ts';
import { error, type Finding, fine, type Installation } from './finding.ts';

const ANSWER_MS = 10_000;

/** Whether browsers can be asked at the address of this installation. */
export async function checkPush({ config }: Installation): Promise<Finding[]> {
  if (config === null) return [];
  const why = whyNoPush(config.publicOrigin);
  if (why !== null) {
    const reason = why === 'NUMBER' ? 'is a bare number' : 'does not begin with https';
    return [fine(`Messages in the browser are not offered: ${config.publicOrigin} ${reason}.`)];
  }
  const keys = config.vapidKeys === null ? 'the keys that the product made for itself' : 'VAPID_PUBLIC_KEY';
  return [fine(`Messages in the browser are offered, with ${keys}.`)];
}

/** Whether the text service knows our account; nothing is sent. */
export async function checkTexts({ config }: Installation): Promise<Finding[]> {
  if (config === null) return [];
  const { textService } = config;
  if (textService === null) return [fine('There is no text service: text messages are not offered.')];
  const { host } = new URL(textService.url);
  try {
    const status = await within(ANSWER_MS, askAccount(textService));
    if (status < 400) return [fine(`The text service at ${host} knows our account.`)];
    return [
      error(
        `The text service at ${host} did not accept our account (${status}).`,
        'Mend SMS_ACCOUNT and SMS_TOKEN, as the service gives them.',
      ),
    ];
  } catch {
    return [
      error(
        `The text service at ${host} could not be talked to.`,
        'Look whether SMS_URL is right, and open from this machine.',
      ),
    ];
  }
}

async function askAccount({ url, account, token }: NonNullable<Config['textService']>): Promise<number> {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const signal = AbortSignal.timeout(ANSWER_MS);
  const address = `${url}/2010-04-01/Accounts/${account}.json`;
  const answer = await fetch(address, { headers: { authorization }, redirect: 'error', signal });
  await answer.body?.cancel();
  return answer.status;
}
