import type { APIRoute } from 'astro';
import { CHOICE_COOKIE } from '#domain/charities/organization-choice.ts';
import { LogoutDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import { RETURN_TO_COOKIE } from '../lib/cookies/return-to.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Ends the session on the server, forgets the choice of an organization as the console does, and goes to the login. */
export const POST: APIRoute = async ({ locals, cookies }) => {
  const { error, setCookies } = await ask(locals, LogoutDocument, {});
  // The session is still open then: saying “logged out” would be untrue, and the login page would say so.
  if (error) return seeOther(paths.home());
  for (const name of [RETURN_TO_COOKIE, CHOICE_COOKIE]) cookies.delete(name, { path: '/' });
  return seeOther(paths.login(), setCookies);
};
