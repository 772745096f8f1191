import { signUpTexts } from '#domain/texts/generated/sign-up.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import { OwnReachDocument } from '../../../gql/generated.ts';
import { ask } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { richPartsOf } from '../../../ui/rich-parts-of.ts';
import type { ReachView } from './Unreached.tsx';

type Page = Pick<App.Locals, 'execute' | 'requestId' | 'locale' | 'viewer'>;

/** What to say to a viewer without a confirmed address; null for everyone else. */
export async function loadReach(page: Page): Promise<ReachView | null> {
  const { locale, viewer } = page;
  const account = viewer?.accountId ?? null;
  const t = signUpTexts(locale);
  const { data } = await ask(page, OwnReachDocument, {});
  const contacts = data?.getAccountInfo?.contactEmails;
  const [contact] = contacts ?? [];
  if (contacts === undefined || contact?.verificationStatus === 'Confirmed') return null;
  if (!contact) {
    const href = addressIn(locale, paths.settings());
    const text = richPartsOf(t.noAddress(), { link: { as: 'span', href } });
    return { title: t.unreached, text, resend: null, account };
  }
  const words = t.notConfirmed({ email: contact.emailAddress });
  return {
    title: t.unreached,
    text: richPartsOf(words, { address: { as: 'b' } }),
    resend: t.sendNewLink,
    account,
  };
}
