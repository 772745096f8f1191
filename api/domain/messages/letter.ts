/** Who writes; whom to ask stands below every mail where there is such an address. */
export type Sender = { siteName: string; supportEmail: string | null };

/** Plain text. */
export type MailText = { subject: string; body: string };

/** The one frame of all mails: greeting, paragraphs with a line between, whom to ask, who writes. */
export function letter(
  { siteName, supportEmail }: Sender,
  name: string | null,
  subject: string,
  parts: readonly string[],
): MailText {
  const greeting = name ? `Hello ${name},` : 'Hello,';
  const contact = supportEmail === null ? [] : [`Questions? Write to ${supportEmail}.`];
  return { subject, body: `${[greeting, ...parts, ...contact, siteName].join('\n\n')}\n` };
}
