import { createTransport } from 'nodemailer';
import type { OutgoingMessage, Transport } from './dispatcher.ts';

const TIMEOUT_MS = 30_000;
/** Some services allow only three; ?maxConnections=… in SMTP_URL says otherwise. */
const CONNECTIONS = 5;

/**
 * Sends plain text mails through the server of an address like `smtp://user:password@host:587`; its query may hold
 * options of nodemailer's pool, like `maxConnections` or `rateLimit` (mails a second).
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
    // A mail is text from the database: nothing in it may make the server read a file or address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  async function send(
    { id, recipient, locale, subject, body }: OutgoingMessage,
    signal: AbortSignal,
  ): Promise<void> {
    await transport.sendMail({
      from,
      // As an object the address is taken as it is, never as a list of addresses.
      to: { name: '', address: recipient },
      subject,
      text: body,
      headers: { 'Content-Language': locale },
      // The same at every attempt, so that a mail sent twice by a dying process arrives as one.
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
