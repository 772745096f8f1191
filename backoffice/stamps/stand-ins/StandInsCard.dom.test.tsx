import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { StandInsCard } from './StandInsCard.tsx';

freshConsole();

const ON = { allowsStandIns: true };
const openCard = (answers: Answers = {}, locale: 'en' | 'es' = 'en') =>
  openPart(<StandInsCard stampId="stamp-1" />, {
    answers: { stampPlaces: ON, setStampPlaces: { allowsStandIns: false }, ...answers },
    locale,
  });
const allow = (name = 'People can give their spot to a sub') =>
  screen.findByRole<HTMLInputElement>('switch', { name });

describe('the stand-ins of a stamp', () => {
  it('are switched off by the keyboard, and the card says what that means [SWP-06: console]', async () => {
    const { user, asked } = await openCard();
    const toggle = await allow();
    expect(toggle.checked).toBe(true);
    toggle.focus();
    await user.keyboard(' ');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(asked('SetStampPlaces')).toEqual([{ stampId: 'stamp-1', allowsStandIns: false }]);
    expect(toggle.checked).toBe(false);
    expect(screen.getByText(/Requests for subs have ended/)).toBeTruthy();
  });

  it('refused, the switch goes back and says why [SWP-06: console]', async () => {
    const { user } = await openCard({ setStampPlaces: refusal('FORBIDDEN') });
    await user.click(await allow());
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(async () => expect((await allow()).checked).toBe(true));
  });

  it('in Spanish [SWP-06: console]', async () => {
    await openCard({}, 'es');
    expect(await allow('Se puede ceder el lugar a un reemplazo')).toBeTruthy();
  });
});
