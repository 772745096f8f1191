import { MAIL_KINDS, type MailKind } from './mail-kind.ts';

/** The name of a kind for staff; emails from before kinds were kept have none. */
export function mailLabel(kind: string): string {
  return Object.hasOwn(MAIL_KINDS, kind) ? MAIL_KINDS[kind as MailKind].label : 'Email';
}

const KIND_BY_LABEL = new Map(
  Object.entries(MAIL_KINDS).map(([kind, { label }]) => [label, kind as MailKind]),
);

/** The kind that staff reads by this name, or null. */
export function mailKindOf(label: string): MailKind | null {
  return KIND_BY_LABEL.get(label) ?? null;
}
