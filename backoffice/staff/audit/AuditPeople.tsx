import { OPERATOR_ID } from '#domain/accounts/staff-account.ts';
import { consoleAuditTexts } from '#domain/texts/generated/console-audit.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { subjectText } from './action-words.ts';
import type { AuditRow } from './audit-text.ts';

/** Who did it, as far as the account is still there. */
export function ActorText({ actorId, actorUsername }: AuditRow) {
  const t = textsOf(consoleAuditTexts);
  if (actorId === null) return t.nobody;
  if (actorId === OPERATOR_ID) return t.operator;
  if (actorUsername === null) return t.goneAccount;
  return <RowLink to={`/accounts/${encodeURIComponent(actorId)}/show`}>{actorUsername}</RowLink>;
}

/** Where something stands in the console, by what it is. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  account: (id) => `/accounts/${id}/show`,
  chariteer: (id) => `/accounts/${id}/show`,
  provider: (id) => `/providers/${id}`,
  district: (id) => `/districts/${id}`,
};

/** What it was done to: by name as far as it has one. */
export function SubjectText({ subjectType, subjectId, subjectName }: AuditRow) {
  const type = subjectText(subjectType);
  if (subjectId === null) return subjectType === 'provider' ? textsOf(consoleAuditTexts).noCharity : type;
  const place = PLACES[subjectType];
  const text = subjectName ?? subjectId;
  return (
    <>
      {type} {place ? <RowLink to={place(encodeURIComponent(subjectId))}>{text}</RowLink> : text}
    </>
  );
}
