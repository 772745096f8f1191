import { MOST_DATES } from '#domain/sign-up/several-dates.ts';
import { severalDatesTexts } from '#domain/texts/generated/several-dates.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { SetPrivacyDocument, SignUpForDatesDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { textIn } from '../../lib/forms/read-form.ts';
import { invitationIn } from '../friends/invitation-in.ts';
import { readFirstChoice } from '../privacy-choices/privacy-form.ts';
import { trackQuest } from '../tracking/track.ts';
import { datesIn } from './load-dates.ts';

type Page = Parameters<typeof trackQuest>[0] & { locals: App.Locals; url: URL };

/** The dates that were chosen, and whether others see the user name, where the form asked for it. */
export type DatesForm = {
  questIds: readonly string[];
  showsUsername: boolean | null;
  /** The child under the viewer's account for whom they are; empty for the viewer. */
  childId: string;
};

/** Reads the posted form of several dates; null when it is another form. */
export function readDatesForm(form: FormData): DatesForm | null {
  if (form.get('action') !== 'several-dates') return null;
  return {
    questIds: datesIn(form),
    showsUsername: readFirstChoice(form),
    childId: textIn(form, 'childId'),
  };
}

/** Signs the viewer or the child up for the dates chosen; null, or what was refused as a whole. What became of each the page reads. */
export async function signUpForDates(
  page: Page,
  { questIds, showsUsername, childId }: DatesForm,
): Promise<ShownError | null> {
  const { locals } = page;
  // Before the sign-up, so that no one is seen by others for a moment against their will.
  if (showsUsername !== null) {
    const chosen = await ask(locals, SetPrivacyDocument, { input: { hidesUsername: !showsUsername } });
    if (chosen.error) return chosen.error;
  }
  const { data, error } = await ask(locals, SignUpForDatesDocument, {
    questIds: [...questIds],
    chariteerId: childId || null,
    invitation: invitationIn(page.url) || null,
  });
  for (const { outcome, quest } of data?.signUpForDates ?? [])
    if (outcome === 'SIGNED_UP' && quest) trackQuest(page, 'chariteer_clicks_volunteer_button', quest);
  return error;
}

/** What the page says where the dates were refused as a whole. */
export function refusedDatesText({ locale, config }: App.Locals, error: ShownError): string {
  if (error.code === 'BAD_USER_INPUT') return severalDatesTexts(locale).noneChosen({ max: MOST_DATES });
  const supportEmail = config.supportEmail ?? undefined;
  return errorCopyIn(locale, error, { surface: 'site', operation: 'sign-up', supportEmail });
}
