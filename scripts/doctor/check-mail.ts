import { createTransport } from 'nodemailer';
import type { Config } from '#api/process/config/config.ts';
import { mailFailureOf } from '#domain/messages/mail-delivery.ts';
import { within } from './deadline.ts';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';

const ANSWER_MS = 10_000;
/** Email from there is thrown away by most servers. */
const NOBODYS_DOMAIN = /@(localhost|[\w.-]*\.(local|localdomain|invalid))\b/i;

/** Whether the mail server lets us in; nothing is sent. */
export async function checkMail({ config }: Installation): Promise<Finding[]> {
  if (config === null) return [];
  const { smtpUrl, mailFrom, isProduction } = config;
  if (smtpUrl === null) {
    // In production the settings have told already.
    return isProduction ? [] : [fine('There is no mail server: mails lie in /mailbox.')];
  }
  const findings = [await connectionFinding(smtpUrl)];
  if (NOBODYS_DOMAIN.test(mailFrom)) {
    findings.push(
      warning(
        `MAIL_FROM is ${mailFrom}, whose domain is nobody’s: most mail will be thrown away.`,
        'Set MAIL_FROM to an address at your own domain that the mail server may send from.',
      ),
    );
  }
  return findings;
}

async function connectionFinding(smtpUrl: NonNullable<Config['smtpUrl']>): Promise<Finding> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
  });
  // Never the address as it is given: it holds the password.
  const { host } = new URL(smtpUrl);
  try {
    await within(ANSWER_MS, transport.verify());
    return fine(`The mail server at ${host} lets us in.`);
  } catch (problem) {
    const { reason, code } = mailFailureOf(problem);
    const answer = code === null ? '' : ` (${code})`;
    return reason === 'log-in'
      ? error(
          `The mail server at ${host} did not accept the log-in${answer}.`,
          'Mend user and password in SMTP_URL; signs like @ and : are written as %40 and %3A there.',
        )
      : error(
          `The mail server at ${host} could not be talked to${answer}.`,
          'Look whether it runs, and whether host and port of SMTP_URL are right and open from this machine.',
        );
  } finally {
    transport.close();
  }
}
