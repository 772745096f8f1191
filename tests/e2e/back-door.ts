import { createServer } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { account } from '#db/schema/account.ts';
import { session } from '#db/schema/session.ts';
import type { Store } from '#db/store.ts';
import type { ReceivedMail } from '../support/mail-server.ts';
import { plainText } from '../support/registration.ts';

/** What the back door shows of a mail. */
export type ShownMail = { to: string[]; text: string };

/** Lets the browser tests see and do what no page may: read the mails that went out, let sessions grow old. */
export function openBackDoor(port: number, store: Store, mails: readonly ReceivedMail[]): void {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://back-door');
    const email = url.searchParams.get('email') ?? '';
    if (url.pathname === '/mails') {
      const own: ShownMail[] = mails
        .filter(({ to }) => to.includes(email))
        .map((mail) => ({ to: mail.to, text: plainText(mail) }));
      response.end(JSON.stringify(own));
    } else if (url.pathname === '/age-sessions') {
      await ageSessions(store, email, Number(url.searchParams.get('days')));
      response.end('[]');
    } else {
      response.writeHead(404).end();
    }
  });
  server.listen(port, '127.0.0.1');
  server.unref();
}

async function ageSessions(store: Store, email: string, days: number): Promise<void> {
  await store.write(async (tx) => {
    const [owner] = await tx.select({ id: account.id }).from(account).where(eq(account.email, email));
    await tx
      .update(session)
      .set({ expiresAt: sql`${session.expiresAt} - ${days * 86_400}` })
      .where(eq(session.accountId, owner?.id ?? ''));
  });
}
