import type { DataKey } from '#api/process/config/data-key.ts';

export type MailContent = { subject: string; body: string };

/** Subject and text of a mail as they lie in the outbox. */
export function sealContent(dataKey: DataKey, { subject, body }: MailContent): string {
  return dataKey.seal('mail', JSON.stringify({ subject, body }));
}

/** Subject and text again; null when they were sealed with another key. */
export function openContent(dataKey: DataKey, sealed: string): MailContent | null {
  const text = dataKey.open('mail', sealed);
  return text === null ? null : (JSON.parse(text) as MailContent);
}
