import { createTransport } from 'nodemailer';
import type { SendMail } from './deliver-mail.ts';

const TIMEOUT_MS = 30_000;

/** Sends plain text mails through the server of an address like `smtp://user:password@host:587`. */
export function createSmtpTransport(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail is text from the database: nothing in it may make the server read a file or address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, recipient, subject, body }) => {
    await transport.sendMail({
      from,
      // As an object the address is taken as it is, never as a list of addresses.
      to: { name: '', address: recipient },
      subject,
      text: body,
      // The same at every attempt, so that a mail sent twice by a dying process arrives as one.
      messageId: `<${id}@${domain}>`,
    });
  };
}
