import { createTransport } from 'nodemailer';
import { composeMail } from '#domain/messages/html/composed-mail.ts';
import { mailHeaders, mailSender } from '#domain/messages/mail-headers.ts';
import type { OutgoingMessage, Transport } from './dispatcher.ts';

const TIMEOUT_MS = 30_000;
/** Some services allow only three; ?maxConnections=… in SMTP_URL says otherwise. */
const CONNECTIONS = 5;

/**
 * Sends emails as plain text and HTML through the server of an address like `smtp://user:password@host:587`; its query may hold
 * options of nodemailer's pool, like `maxConnections` or `rateLimit` (emails a second).
 */
export function createSmtpTransport(smtpUrl: string, from: string): Transport {
  const connections = connectionsOf(smtpUrl);
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // An email is text from the database: nothing in it may make the server read a file or address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { domain, name } = mailSender(from);
  async function send(mail: OutgoingMessage, signal: AbortSignal): Promise<void> {
    const { id, recipient, subject, replyTo, calendar, otherEntries = [] } = mail;
    await transport.sendMail({
      from,
      // As an object the address is taken as it is, never as a list of addresses.
      to: { name: '', address: recipient },
      subject,
      ...composeMail(mail, name),
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      ...(calendar && { icalEvent: { ...calendar, filename: 'quest.ics' } }),
      attachments: otherEntries.map(({ method, content }, index) => ({
        filename: `quest-${index + 2}.ics`,
        content,
        contentType: `text/calendar; charset=utf-8; method=${method}`,
      })),
      headers: mailHeaders(mail, domain),
      // The same at every attempt, so that an email sent twice by a dying process arrives as one.
      messageId: `<${id}@${domain}>`,
      signal,
    });
  }
  return {
    connections,
    send,
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

function connectionsOf(smtpUrl: string): number {
  const asked = Number(new URL(smtpUrl).searchParams.get('maxConnections'));
  return Number.isInteger(asked) && asked > 0 ? asked : CONNECTIONS;
}
