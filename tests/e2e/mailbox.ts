import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';
import type { ShownMail } from './test-port.ts';

/** Address on which serve-world.ts listens for the tests only. */
const BACK_DOOR = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4517) + 1}`;

/** The link to a page in the last email to an address, as soon as the email is there. `nth` counts from 1. */
export async function linkInMail(email: string, page: string, nth = 1): Promise<string> {
  const pattern = new RegExp(`http://[^\\s/]+/(?:(?:es|ar)/)?${page}\\?token=[\\w-]{43}`);
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const links = (await mailsTo(email)).flatMap(({ text }) => pattern.exec(text)?.[0] ?? []);
        link = links[nth - 1];
        return links.length;
      },
      { message: `a mail to ${email} with a link to /${page}`, timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(nth);
  return link ?? '';
}

/** The code to join by in the last email to an address, as soon as the email is there. */
export async function mailedCode(address: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      code = /^\s*(\d{6})\s*$/m.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[1] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** The texts of the emails that an address has got. */
export async function mailsTo(email: string): Promise<ShownMail[]> {
  return askTestPort<ShownMail[]>('/mails', { email });
}

/** Makes the sessions of an account so many days older. */
export async function ageSessions(email: string, days: number): Promise<void> {
  await askTestPort('/age-sessions', { email, days: String(days) });
}

/** Makes a quest end now. */
export async function endQuest({ id }: { id: string }): Promise<void> {
  await askTestPort('/end-quest', { id });
}

/** Makes the login of the page's session a long time ago; `hasPassword` false takes the account's password too. */
export async function makeProofStale(page: Page, { hasPassword = true } = {}): Promise<void> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'session')?.value ?? '';
  await askTestPort('/stale-proof', { session, password: hasPassword ? '' : 'none' });
}

/** Lets no volunteer record of that username be made, as a broken disk would. */
export async function breakNewRecords(username: string): Promise<void> {
  await askTestPort('/break-records', { username });
}

/** Makes someone an admin of a charity whose rights count only with a second step. */
export async function holdRights(username: string): Promise<void> {
  await askTestPort('/hold-rights', { username });
}

/** Mends what breakNewRecords broke. */
export async function mendNewRecords(): Promise<void> {
  await askTestPort('/mend-records', {});
}

/** Asks one of the doors of test-port.ts. */
export async function askTestPort<Answer>(path: string, query: Record<string, string>): Promise<Answer> {
  const answer = await fetch(`${BACK_DOOR}${path}?${new URLSearchParams(query)}`);
  return (await answer.json()) as Answer;
}
