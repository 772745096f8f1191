import { clampResources, type QuestValues, tidyText } from '#domain/quests/quest-values.ts';
import { oneLine } from '#domain/text/plain-text.ts';
import { sanitizeDescription } from './sanitize-description.ts';

type Given = { [Field in keyof QuestValues]?: QuestValues[Field] | null | undefined };

/** Numbers of a quest that is made from nothing. */
const FIRST_NUMBERS = { resourceMinNumber: 1, resourceDesiredNumber: 5, resourceMaxNumber: 10 };

/** The values of a new quest as they are kept: those given, else those of the stamp, else the plainest. */
export function questValuesOf(given: Given, stamp: QuestValues | null): QuestValues {
  const max = given.resourceMaxNumber ?? stamp?.resourceMaxNumber ?? FIRST_NUMBERS.resourceMaxNumber;
  const number = (field: 'resourceMinNumber' | 'resourceDesiredNumber') =>
    given[field] ?? stamp?.[field] ?? FIRST_NUMBERS[field];
  return {
    eventTitle: oneLine(given.eventTitle ?? stamp?.eventTitle ?? ''),
    description: sanitizeDescription(given.description ?? stamp?.description ?? ''),
    serviceTags: [...(given.serviceTags ?? stamp?.serviceTags ?? [])],
    equipment: tidyText(given.equipment) ?? stamp?.equipment ?? null,
    giverName: tidyText(given.giverName) ?? stamp?.giverName ?? null,
    flexibleMinimumTime: given.flexibleMinimumTime ?? stamp?.flexibleMinimumTime ?? null,
    ...clampResources({
      resourceMinNumber: number('resourceMinNumber'),
      resourceDesiredNumber: number('resourceDesiredNumber'),
      resourceMaxNumber: max,
    }),
    agePolicyIndex: given.agePolicyIndex ?? stamp?.agePolicyIndex ?? null,
    prerequisiteMinutes: given.prerequisiteMinutes ?? stamp?.prerequisiteMinutes ?? 0,
    stampTitle: given.stampTitle ?? stamp?.stampTitle ?? null,
    stampIcon: given.stampIcon ?? stamp?.stampIcon ?? null,
  };
}
