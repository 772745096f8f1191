import type { APIRoute } from 'astro';
import { invitationIn } from '../../../../../features/friends/invitation-in.ts';
import { refusalInAddress } from '../../../../../features/sign-up/form/refusal-in-address.ts';
import { signUpView } from '../../../../../features/sign-up/form/sign-up-view.ts';
import { SignUpStateDocument } from '../../../../../gql/generated.ts';
import { ask } from '../../../../../lib/api-client.ts';
import { paths } from '../../../../../lib/paths.ts';

/** The sign-up form of a quest as it is now, with the words of a refusal, for the form that is open in the browser. */
export const GET: APIRoute = async ({ locals, params, url }) => {
  const { data, error } = await ask(locals, SignUpStateDocument, { id: params.id ?? '' });
  const quest = data?.quest ?? null;
  const invitation = invitationIn(url);
  const here = quest ? paths.questWith(quest.providerId, quest.id, invitation) : '';
  const view = quest && (await signUpView(locals, quest, { here, invitation }));
  // What the quest itself refuses by now, it is gone, comes before what the form was told.
  const refusal = refusalInAddress(locals, url, error?.code === 'QUEST_NOT_FOUND' ? error : null);
  return Response.json(
    { refusal, view },
    {
      status: error && error.code !== 'QUEST_NOT_FOUND' ? 503 : 200,
      headers: { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' },
    },
  );
};
