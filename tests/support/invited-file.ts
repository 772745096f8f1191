import { zipOf } from '#api/operations/people-files/zip-of.ts';
import type { CsvCell } from '#domain/text/csv.ts';
import { workbookParts } from '#domain/text/xlsx.ts';
import type { CastName } from './cast.ts';
import type { World } from './world.ts';

export type JudgedAnswer = {
  columns: { heading: string | null; samples: string[]; holds: string | null }[];
  invitedCount: number;
  refusedCount: number;
  refused: { line: number; who: string; problem: string; detail: string }[];
};

type Sent = { as?: CastName | null; providerId?: string; columns?: (string | null)[]; invite?: boolean };

/** Sends a file of people to invite as the console does. */
export async function sendInvitedFile(
  world: World,
  file: string | Uint8Array,
  { as = 'managers', providerId = '1', columns, invite = false }: Sent = {},
) {
  const asked = new URLSearchParams({
    providerId,
    ...(columns && { columns: JSON.stringify(columns) }),
    ...(invite && { invite: 'true' }),
  });
  const login: Record<string, string> = as === null ? {} : { cookie: `session=${await world.tokenOf(as)}` };
  const headers = { 'content-type': 'application/octet-stream', ...login };
  const body = typeof file === 'string' ? file : Buffer.from(file);
  const answer = await world.request(`/files/invited-volunteers?${asked}`, { method: 'POST', headers, body });
  const read = (await answer.json()) as JudgedAnswer & {
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { ...read, code: read.errors?.[0]?.extensions.code, message: read.errors?.[0]?.message };
}

/** An XLSX file with these rows. */
export async function workbookOf(rows: readonly (readonly CsvCell[])[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of zipOf(workbookParts([rows]))) pieces.push(piece);
  return Buffer.concat(pieces);
}
