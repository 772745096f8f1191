import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import type { AlertDesk } from './alert-choice.ts';
import { CostPanel } from './CostPanel.tsx';

freshConsole();

const open = (changes: object, answers = {}) => {
  const desk = {
    mana: 20,
    viewerBuysMana: true,
    packages: [
      { mana: 1000, cents: 950 },
      { mana: 5000, cents: 4000 },
    ],
    quest: { id: 'quest-1', providerId: 'charity-1' },
    ...changes,
  } as unknown as AlertDesk;
  const step = { problem: null, canCalculate: true, canReview: false };
  const rest = {
    estimate: null,
    isCalculating: false,
    failure: null,
    onCalculate: vi.fn(),
    onReview: vi.fn(),
  };
  return openPart(<CostPanel desk={desk} step={step} {...rest} />, { answers });
};

it('packages stand beside the balance, and lead to where they are paid [EDG-11]', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  const { user, asked } = await open({}, { buyMana: { url: 'https://pay.example/cs_1' } });
  expect(await screen.findByText('Buy 5,000 Mana for $40.00')).toBeTruthy();
  await user.click(screen.getByText('Buy 1,000 Mana for $9.50'));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/cs_1'));
  expect(asked('BuyMana')).toEqual([{ providerId: 'charity-1', mana: 1000, questId: 'quest-1' }]);
  vi.unstubAllGlobals();
});

it('a purchase that did not begin is told [EDG-11]', async () => {
  const { user } = await open({}, { buyMana: refusal('CONFLICT') });
  await user.click(await screen.findByText('Buy 1,000 Mana for $9.50'));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it.each([
  ['where Mana is not sold', { packages: [] }],
  ['to who may not buy', { viewerBuysMana: false }],
])('nothing is offered %s [EDG-11, ALE-20]', async (_case, changes) => {
  await open(changes);
  expect(await screen.findByText('Calculate')).toBeTruthy();
  // What is loaded when it is needed has had its time.
  await import('./ManaPackages.tsx');
  expect(screen.queryByText(/^Buy/)).toBeNull();
});
