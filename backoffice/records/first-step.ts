import { consoleFirstStepsTexts } from '#domain/texts/generated/console-first-steps.ts';
import type { FirstStepFragment } from '../gql/generated.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';

/** What a step is called, how long it takes, and where it is done; null where staff do it. */
export function stepWords({ step, month }: Pick<FirstStepFragment, 'step' | 'month'>): {
  title: string;
  minutes: string;
  to: string | null;
} {
  const t = textsOf(consoleFirstStepsTexts);
  const words = {
    SETTINGS: { title: t.settings, minutes: t.minutes({ count: 2 }), to: '/charity' },
    PLACE: { title: t.place, minutes: t.placeNote, to: null },
    STAMP: { title: t.stamp, minutes: t.minutes({ count: 1 }), to: '/stamps' },
    TIMES: { title: t.times, minutes: t.minutes({ count: 2 }), to: '/stamps/monthly?new=1' },
    MONTH: {
      title: t.month({ month: consoleFormats().month(month) }),
      minutes: t.minutes({ count: 1 }),
      to: `/calendar?month=${month}&post=1`,
    },
    TEAM: { title: t.team, minutes: t.minutes({ count: 1 }), to: '/groups' },
  };
  return words[step];
}
