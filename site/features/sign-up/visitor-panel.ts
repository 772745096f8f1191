import { ageRequirement } from '#domain/ages/age-policy.ts';
import type { NewcomerStart } from '#domain/sign-up/newcomer-start.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { ageRulesTexts } from '#domain/texts/generated/age-rules.ts';
import { joiningTexts } from '#domain/texts/generated/joining.ts';
import { verdictsTexts } from '#domain/texts/generated/verdicts.ts';
import { visitorStartTexts } from '#domain/texts/generated/visitor-start.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { QuestDetailDataFragment } from '../../gql/generated.ts';
import { paths } from '../../lib/paths.ts';
import { httpAddress } from './application-link.ts';

type Step = { label: string; href: string; isElsewhere?: true };

/** What the bar of a quest says to a visitor: what stands in everyone's way first, and the step that they can take. */
export function visitorPanel(
  locale: Locale,
  quest: QuestDetailDataFragment,
  invitation: string,
): { line: string | null; step: Step | null } {
  const start = quest.viewerVerdict.newcomerStart ?? 'NOTHING';
  const lines = start === 'SIGN_UP' ? asksOf(locale, quest) : barriersOf(locale, quest);
  return { line: lines.join(' ') || null, step: stepOf(locale, quest, start, invitation) };
}

/** What the first button says where a newcomer can sign up: the action itself, which asks for an address first. */
const ACTION_OF = { OSV: 'open', 'HYBRID-ROLE': 'hybridRole', 'SUPPLY-REQUEST': 'supplyRequest' } as const;

function stepOf(
  locale: Locale,
  quest: QuestDetailDataFragment,
  start: NewcomerStart,
  invitation: string,
): Step | null {
  const { id, providerId, eventType, viewerVerdict } = quest;
  const t = visitorStartTexts(locale);
  // Joins without signing up, and comes back to this page, where the next step is.
  const back = paths.joinAndReturn(paths.questWith(providerId, id, invitation));
  if (start === 'TRAINING') return { label: t.startTraining, href: back };
  if (start === 'WAITLIST') return { label: t.joinWaitlist, href: back };
  if (start === 'GUILD_CODE') return { label: t.enterCode, href: back };
  if (start === 'OTHER_QUESTS') return { label: t.seeOthers, href: paths.questList(providerId) };
  if (start !== 'SIGN_UP') return null;
  const label = verdictsTexts(locale)[ACTION_OF[eventType]];
  const link = eventType === 'HYBRID-ROLE' ? httpAddress(viewerVerdict.applicationLink) : null;
  return link ? { label, href: link, isElsewhere: true } : { label, href: paths.join(id, invitation) };
}

/** Whom it is for and what else is asked, where that is not of everyone; then how long joining takes. */
function asksOf(locale: Locale, { viewerVerdict, provider }: QuestDetailDataFragment): string[] {
  const { hindrances, agePolicy } = viewerVerdict;
  const t = visitorStartTexts(locale);
  const hasAges = hindrances.includes('TOO_YOUNG') || hindrances.includes('TOO_OLD');
  const hasRecord = hindrances.includes('RECORD_INCOMPLETE');
  const hasDocuments = hindrances.includes('DOCUMENT_REQUIRED');
  return [
    ...(hasDocuments ? [verdictsTexts(locale).unsigned] : []),
    ...(hasAges ? [ageRequirement(agePolicy, ageRulesTexts(locale))] : []),
    ...(hasRecord
      ? [t.record({ charity: provider.name }), t.threeMinutes]
      : [joiningTexts(locale).halfMinute]),
  ];
}

function barriersOf(locale: Locale, quest: QuestDetailDataFragment): string[] {
  const { hindrances, trainings, prerequisiteMinutes } = quest.viewerVerdict;
  const t = visitorStartTexts(locale);
  const charity = quest.provider.name;
  return hindrances.flatMap((one) => {
    if (one === 'RESERVED')
      return quest.reservation ? t.reserved({ guild: quest.reservation.guildName }) : [];
    if (one === 'FULL') return t.full;
    if (one === 'NOT_ENOUGH_HOURS')
      return t.hoursFirst({ hours: Math.ceil(prerequisiteMinutes / 6) / 10, charity });
    if (one === 'CREDENTIAL_REQUIRED') return verdictsTexts(locale).checkMissing;
    return one === 'TRAINING_REQUIRED' ? trainingText(locale, trainings) : [];
  });
}

/** How long the trainings take together, where that is known of all; else which it is. */
function trainingText(
  locale: Locale,
  trainings: QuestDetailDataFragment['viewerVerdict']['trainings'],
): string {
  const t = visitorStartTexts(locale);
  const minutes = trainings.map(({ estimatedTime }) => estimatedTime ?? 0);
  const sum = minutes.reduce((all, one) => all + one, 0);
  if (minutes.every((one) => one > 0)) return t.trainingTakes({ duration: formatsFor(locale).duration(sum) });
  return t.trainingFirst({ count: trainings.length, name: trainings[0]?.name ?? '' });
}
