import { expect, it } from 'vitest';
import { portraitKindOf } from './portrait.ts';

const DEMO = 'demo';
const viewer = (accountId: string, subscriptionStatus: string | null) => ({ accountId, subscriptionStatus });

it.each([
  ['a visitor sees the default portrait', 'ada', null, 'default'],
  ['others see the default portrait', 'ada', viewer('bea', 'unsubscribed'), 'default'],
  ['the own one without a subscription is the banner', 'ada', viewer('ada', 'unsubscribed'), 'subscribe'],
  ['the own one without a status is the banner', 'ada', viewer('ada', null), 'subscribe'],
  ['the own one with silver is the portrait', 'ada', viewer('ada', 'silver'), 'default'],
  ['the own one with gold is the portrait', 'ada', viewer('ada', 'gold'), 'default'],
  ['the demo volunteer wears a crown', DEMO, null, 'crowned'],
  ['before a subscriber of that id as well', DEMO, viewer(DEMO, 'gold'), 'crowned'],
  ['but the banner comes first', DEMO, viewer(DEMO, 'unsubscribed'), 'subscribe'],
] as const)('FUN-11 FUN-12 FUN-13 OPEN-FUN-01 OPEN-FUN-03 %s', (_what, id, who, kind) => {
  expect(portraitKindOf(id, who, DEMO)).toBe(kind);
});
