import { statSync } from 'node:fs';
import { inviteVolunteers } from '#api/operations/imports/invite-volunteers.ts';
import { cleanText } from '#domain/imports/clean-text.ts';
import {
  INVITATIONS_AN_HOUR,
  isInvitationPace,
  MOST_INVITATIONS_AN_HOUR,
} from '#domain/imports/invitation-pace.ts';
import { newYorkIso } from '#domain/time/new-york-time.ts';
import { configOrFail, openMigratedStore } from '../../command-line.ts';
import { reportLines, SOME_ROWS_REFUSED, terminalProgress } from '../import-report.ts';
import { IMPORTER } from '../importer-viewer.ts';
import { importVolunteers } from './import-volunteers.ts';
import { readPeople } from './people-rows.ts';

export type VolunteerCommand = {
  /** Null with an invitation of everyone who came along. */
  file: string | null;
  isDryRun: boolean;
  isInvitation: boolean;
  /** Invitations an hour as typed. */
  perHour: string | undefined;
};

/** Imports a file of volunteers, or invites those who came along. Sets the exit code 2 where rows were refused. */
export async function runVolunteers(command: VolunteerCommand): Promise<void> {
  const config = configOrFail();
  const store = await openMigratedStore(config);
  const context = { store, config, now: Date.now() };
  try {
    if (command.isInvitation) await invite(context, command);
    else if (command.file !== null) await importFile(context, command.file, command.isDryRun);
  } finally {
    await store.close();
  }
}

/** What is wrong with the options of the command, or null. */
export function problemOfCommand({ file, isInvitation, perHour }: VolunteerCommand): string | null {
  if (!isInvitation && file === null) return 'volunteers needs a FILE, or --invite.';
  if (!isInvitation && perHour !== undefined) return '--per-hour is for --invite.';
  return perHour === undefined || isInvitationPace(Number(perHour))
    ? null
    : `--per-hour takes a whole number from 1 to ${MOST_INVITATIONS_AN_HOUR}.`;
}

type Context = Parameters<typeof inviteVolunteers>[0];

async function importFile(context: Context, file: string, isDryRun: boolean): Promise<void> {
  const onProgress = terminalProgress(statSync(file).size, process.stderr);
  const report = await importVolunteers(file, { ...context, viewer: IMPORTER, isDryRun, onProgress });
  console.log(`\nvolunteers: ${file}`);
  for (const line of reportLines(report, isDryRun, null)) console.log(line);
  if (report.refused.length > 0) process.exitCode = SOME_ROWS_REFUSED;
}

async function invite(context: Context, { file, isDryRun, perHour }: VolunteerCommand): Promise<void> {
  const { invited, lastAt } = await inviteVolunteers(context, IMPORTER, {
    perHour: perHour === undefined ? INVITATIONS_AN_HOUR : Number(perHour),
    isDryRun,
    ids: file === null ? null : await idsOf(file),
  });
  if (isDryRun) console.log('Dry run: nothing was queued. It would be:');
  const until = lastAt === null ? '' : `, the last one at ${newYorkIso(lastAt)}`;
  console.log(`${invited} invited${until}`);
}

async function idsOf(file: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const { texts } of readPeople(file)) ids.push(cleanText(texts.id ?? ''));
  return ids;
}
