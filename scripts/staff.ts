// npm run staff -- add ADDRESS | remove ADDRESS | list: who belongs to the product's staff. The first one in production
// is made here; later ones in the console, which has a page for it.

import { createSessions } from '#api/access/auth/session.ts';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import { addStaff } from '#api/identity/accounts/add-staff.ts';
import { removeStaff } from '#api/identity/accounts/remove-staff.ts';
import type { StaffContext } from '#api/identity/accounts/staff-audit.ts';
import { readStaffCandidate, readStaffRows } from '#api/messages/recipients/staff-queries.ts';
import type { Config } from '#api/process/config/config.ts';
import type { Store } from '#db/store.ts';
import { isStaffInForce, OPERATOR_ID } from '#domain/accounts/staff-account.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { errorCopy } from '#domain/wording/error-copy.ts';
import { fail, openMigratedStore, runCommand, servingConfigOrFail } from './command-line.ts';
import { IMPORTER } from './import/importer-viewer.ts';

const USAGE = 'Usage: npm run staff -- add ADDRESS | remove ADDRESS | list';
const COMMANDS: Readonly<Record<string, (context: StaffContext, address: string) => Promise<string>>> = {
  add,
  remove,
  list: ({ store, now }) => list(store, now),
};

const [name = '', address = '', ...more] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command || more.length > 0 || (address === '') !== (name === 'list')) fail(USAGE);

await runCommand(async () => {
  const configured = servingConfigOrFail();
  if (name === 'add') requireMail(configured);
  const store = await openMigratedStore(configured);
  const config = await effectiveConfig(store, configured);
  try {
    console.log(await command(contextOf(store, config), address));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const refusal = wireOf(error);
    throw new Error(errorCopy(refusal, { supportEmail: config.supportEmail ?? undefined }));
  } finally {
    await store.close();
  }
});

/** The link is shown to no one in production, so without a mail server no one would ever get it. */
function requireMail({ isProduction, smtpUrl }: Config): void {
  if (isProduction && smtpUrl === null)
    fail('SMTP_URL: is needed, for the link to the password goes by mail.');
}

/** Context of a staff command on the machine itself; the audit log names it “operator”. */
function contextOf(store: Store, config: Config): StaffContext {
  const viewer = { ...IMPORTER, accountId: OPERATOR_ID, username: OPERATOR_ID };
  return { store, config, viewer, now: Date.now(), sessions: createSessions(store, config, Date.now) };
}

async function add(context: StaffContext, emailAddress: string): Promise<string> {
  const { config } = context;
  const { account, token } = await addStaff(context, { emailAddress });
  if (token === null) return `${account.email} belongs to the staff and logs in with the password it has.`;
  const made = `${account.email} belongs to the staff.`;
  if (config.smtpUrl === null) {
    const link = `${config.publicOrigin}/passwordReset?token=${token}`;
    return `${made} Set the password within 1 hour, while the server runs:\n${link}`;
  }
  return `${made} A mail with a link to the password, good for 1 hour, leaves as soon as the server runs.`;
}

async function remove(context: StaffContext, emailAddress: string): Promise<string> {
  const found = await readStaffCandidate(context.store.read, uniqueKey(emailAddress));
  if (!found?.isStaff) throw new Error(`${emailAddress} does not belong to the staff.`);
  await removeStaff(context, { accountId: found.id });
  return `${found.email} no longer belongs to the staff and is logged out everywhere. The account stays.`;
}

async function list(store: Store, now: number): Promise<string> {
  const staff = await readStaffRows(store.read);
  if (staff.length === 0) return 'Nobody belongs to the staff yet: npm run staff -- add ADDRESS';
  return staff
    .map((one) => {
      if (!isStaffInForce(one, now))
        return `${one.email}  ${one.username}, without rights: banned or under 18`;
      return `${one.email}  ${one.username}${one.hasPassword ? '' : ', has not set a password yet'}`;
    })
    .join('\n');
}

function wireOf({ code, message }: DomainError) {
  return { code, message };
}
