import type { Hono } from 'hono';
import { readMailboxMail } from '#api/access/outbox/desk/read-mailbox.ts';
import type { Config } from '#api/process/config/config.ts';
import type { Store } from '#db/store.ts';
import { composeMail } from '#domain/messages/html/composed-mail.ts';
import { dataHeaders } from './answers/headers.ts';
import type { AppEnv } from './requests/request-facts.ts';
import { mayReadMailbox } from './site-locals.ts';

/** Content security policy for an email's HTML: nothing runs or loads, and only the mailbox can frame it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

type Deps = { store: Store; clock: () => number; config: Config };

/** A mail of the mailbox as programs show it, for whoever may read the mailbox; to others there is no such address. */
export function addMailboxMail(app: Hono<AppEnv>, { store, clock, config }: Deps): void {
  app.get('/mailbox/:id', async (c, next) => {
    if (!mayReadMailbox(c, config)) return next();
    const mail = await readMailboxMail(store, config.dataKey, { id: c.req.param('id'), now: clock() });
    if (mail === null) return next();
    // Its links lead out of the frame.
    const html = composeMail(mail, config.siteName).html.replace('<head>', '<head><base target="_top">');
    return new Response(html, {
      headers: {
        ...dataHeaders(config),
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': MAIL_POLICY,
      },
    });
  });
}
