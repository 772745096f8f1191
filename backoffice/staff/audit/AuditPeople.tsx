import { OPERATOR_ID } from '#domain/accounts/staff-account.ts';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import type { AuditRow } from './audit-text.ts';

/** Who did it, as far as the account is still there. */
export function ActorText({ actorId, actorUsername }: AuditRow) {
  if (actorId === null) return 'Nobody logged in';
  if (actorId === OPERATOR_ID) return 'The operator, by a command';
  if (actorUsername === null) return 'An account that is no more';
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
  if (subjectId === null) return subjectType === 'provider' ? 'no single charity' : subjectType;
  const place = PLACES[subjectType];
  const text = subjectName ?? subjectId;
  return (
    <>
      {subjectType} {place ? <RowLink to={place(encodeURIComponent(subjectId))}>{text}</RowLink> : text}
    </>
  );
}
