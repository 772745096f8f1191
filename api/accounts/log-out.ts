import { recordAudit } from '#api/audit/record-audit.ts';
import type { Context } from '#api/graphql/context.ts';

/** Ends the session on the server and clears the cookie; true also when there was no session. */
export async function logOut({ store, sessions, viewer, token, now, setCookie }: Context): Promise<true> {
  if (viewer !== null && token !== null) {
    const { accountId } = viewer;
    await store.write(async (tx) => {
      await sessions.end(token);
      await recordAudit(tx, now, {
        action: 'log-out',
        actorId: accountId,
        subjectType: 'account',
        subjectId: accountId,
      });
    });
  }
  setCookie(sessions.blankCookie());
  return true;
}
