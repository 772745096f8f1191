import type { InvitedColumns } from '#domain/invited-volunteers/invited-columns.ts';
import type { RefusedRow } from '#domain/invited-volunteers/invited-row.ts';
import { ConsoleError } from '../../api-client/error-code.ts';
import { pageHeaders } from '../../api-client/page-account.ts';
import { hearForWhom } from '../../api-client/session-end.ts';
import { refusalOf } from '../../files/fetch-file.ts';

/** What the server says of a file of people to invite. */
export type JudgedFile = {
  columns: { heading: string | null; samples: string[]; holds: InvitedColumns[number] }[];
  invitedCount: number;
  refusedCount: number;
  /** The first of them. */
  refused: RefusedRow[];
};

type Asked = { providerId: string; columns?: InvitedColumns; invite?: true };

/** Has the server judge a file, or invite the people in it. Throws a ConsoleError whose message may be shown. */
export async function sendInvitedFile(
  file: File,
  { columns, invite, providerId }: Asked,
): Promise<JudgedFile> {
  const hear = hearForWhom();
  const asked = new URLSearchParams({
    providerId,
    ...(columns && { columns: JSON.stringify(columns) }),
    ...(invite && { invite: 'true' }),
  });
  const answer = await fetch(`/files/invited-volunteers?${asked}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...pageHeaders() },
    body: file,
    credentials: 'same-origin',
  }).catch((error: unknown) => {
    throw new ConsoleError({ networkError: error }, { isWrite: invite === true });
  });
  hear(answer.headers);
  if (!answer.ok) throw new ConsoleError(await refusalOf(answer), { isWrite: invite === true });
  return answer.json();
}
