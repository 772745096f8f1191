import { whoSeesYouTexts } from '#domain/texts/generated/who-sees-you.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import { OwnPrivacyDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';
import { richPartsOf } from '../../ui/rich-parts-of.ts';
import type { FirstChoiceView } from './FirstChoice.tsx';

/** The question of the first sign-up; null for anyone who answered it, or is under 18. */
export async function loadFirstChoice(locals: App.Locals): Promise<FirstChoiceView | null> {
  const { locale, viewer } = locals;
  if (!viewer?.hasRecord) return null;
  const privacy = (await ask(locals, OwnPrivacyDocument, {})).data?.ownPrivacy ?? null;
  if (privacy === null || privacy.isChosen || privacy.isYoung) return null;
  const t = whoSeesYouTexts(locale);
  const href = addressIn(locale, paths.privacyChoices());
  return {
    label: richPartsOf(t.showName({ name: viewer.username }), { b: { as: 'strong' } }),
    hint: richPartsOf(t.firstChoice(), { link: { as: 'span', href } }),
  };
}
