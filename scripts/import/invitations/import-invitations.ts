import { readFileSync, statSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { inviteFromTable } from '#api/desk/invited-volunteers/invite-from-file.ts';
import { judgeFile, requireEmails } from '#api/desk/invited-volunteers/judge-file.ts';
import { readTable } from '#api/desk/invited-volunteers/read-table.ts';
import { provider } from '#db/schema/provider.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { INVITED_FILE } from '#domain/invited-volunteers/file-limits.ts';
import { guessColumns } from '#domain/invited-volunteers/invited-columns.ts';
import { reasonOf } from '#domain/invited-volunteers/row-reason.ts';
import { consoleInvitedTexts } from '#domain/texts/generated/console-invited.ts';
import { emptyReport, type ImportReport } from '../import-report.ts';
import type { ImportOptions } from '../import-rows.ts';
import { malformedAt } from '../malformed-file.ts';

/** Invites the people in a CSV or XLSX file to volunteer at a charity. Throws MalformedFileError. */
export async function importInvitations(
  file: string,
  { store, config, now, isDryRun, charity }: ImportOptions & { charity: string | null },
): Promise<ImportReport> {
  const t = consoleInvitedTexts('en');
  const { mostBytes } = INVITED_FILE;
  if (statSync(file).size > mostBytes)
    throw malformedAt(file, null, t.tooLarge({ most: mostBytes / 1024 / 1024 }));
  const [found] = await store.read
    .select({ id: provider.id })
    .from(provider)
    .where(eq(provider.id, charity ?? ''));
  if (!found) throw malformedAt(file, null, '--charity takes the id of a charity that is here.');
  try {
    const table = await readTable(readFileSync(file));
    const columns = guessColumns(table);
    requireEmails(columns);
    const asked = { providerId: found.id, inviterId: null, table, columns };
    const { invited, refused } = isDryRun
      ? await judgeFile(store.read, { now, config }, found.id, { table, chosen: columns })
      : await inviteFromTable({ store, now, config }, asked);
    const places = refused.map((row) => ({
      place: `line ${row.line} (${row.who})`,
      reason: reasonOf(t, row),
    }));
    return { ...emptyReport(), created: invited.length, refused: places };
  } catch (error) {
    throw error instanceof DomainError ? malformedAt(file, null, error.message) : error;
  }
}
