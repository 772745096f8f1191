import { expect, it } from 'vitest';
import { tellingOf } from './delivery-failure.ts';

it.each([
  [[], 'not-reached'],
  [['unreachable'], 'not-reached'],
  [['failed', 'expired'], 'not-reached'],
  [['waiting'], 'on-the-way'],
  [['failed', 'sending'], 'on-the-way'],
  [['failed', 'sent'], 'told'],
  [['waiting', 'sent'], 'told'],
] as const)('deliveries that are %j: %s [MSG-24: the rule]', (statuses, expected) => {
  expect(tellingOf(statuses)).toBe(expected);
});
