import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isGroupAdmin } from '#domain/permissions/permissions.ts';
import { readAcceptances } from './group-application-queries.ts';
import { mailAccepted } from './mail-accepted.ts';

/**
 * Emails someone whom a group of the viewer's has accepted, unless that was done already: their address may have been
 * confirmed since. False while it is not. For admins. Errors: NOT_LOGGED_IN, APPLICATION_NOT_FOUND.
 */
export async function sendAcceptanceMail(context: Context, memberId: string): Promise<boolean> {
  const person = requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const accepted = await readAcceptances(tx, memberId);
    const [latest] = accepted.filter(({ group }) => isGroupAdmin(person, group));
    if (!latest) throw new DomainError('APPLICATION_NOT_FOUND');
    return mailAccepted(tx, context, latest.group, { memberId, decidedAt: latest.decidedAt });
  });
}
