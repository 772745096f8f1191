import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { swappedQuotes } from '#domain/text/swapped-quotes.ts';
import { signUpFormTexts } from '#domain/texts/generated/sign-up-form.ts';
import { feastWords } from '#domain/wording/feast-copy.ts';
import { supervisorView } from '../../supervision/supervisor-view.ts';
import { timesView } from '../flexible-time/times-view.ts';
import { feastQuestions } from './feast-view.ts';
import { SignUp } from './SignUp.tsx';
import { SIGN_UP_VIEW } from './sign-up-fixture.ts';
import type { SignUpView } from './sign-up-view.ts';

const HOUR = 3_600_000;
const feast = { questions: feastQuestions('en'), words: feastWords('en') };
const times = timesView(
  'en',
  { startedAt: 0, endedAt: 4 * HOUR, flexibleMinimumTime: 60 },
  { departureAt: null },
);
const clash = {
  lines: [['You are on ', { as: 'strong' as const, text: 'Sort the pantry' }, '.']],
  only: { contractId: 'c-9', label: ['Give it up'], isRequired: true, late: null },
  several: '',
  missing: 'Please tick it.',
  problemId: 'leave-problem-own',
};

const island = (view: Partial<SignUpView> = {}) => (
  <SignUp
    texts={signUpFormTexts.packed('en')}
    view={swappedQuotes(JSON.stringify({ ...SIGN_UP_VIEW, ...view }))}
    sent={null}
    dialogId="sign-up-dialog"
  />
);

/** Answers in turn for the API, and for the view of the form. */
function answer(refusal: object | null, state: { refusal: string | null; view: Partial<SignUpView> }) {
  const asked: { query: string; variables: Record<string, unknown> }[] = [];
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: { body?: string }) => {
    if (address !== '/graphql') {
      addresses.push(address);
      if (address.endsWith('/thanks')) return new Response('<dialog id="thanks-dialog"></dialog>');
      return Response.json({ ...state, view: { ...SIGN_UP_VIEW, ...state.view } });
    }
    const body = JSON.parse(init?.body ?? '{}') as (typeof asked)[number];
    asked.push(body);
    return Response.json(
      refusal ? { data: null, errors: [refusal] } : { data: { createContract: { id: 'c' } } },
    );
  });
  return { asked, addresses };
}
const refused = (code: string) => ({ message: code, extensions: { code } });
const press = (name = 'Yes, sign me up!') => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the form of a sign-up as the server draws it', () => {
  it('posts to the page of the quest with all that the quest asks [DSC-20]', () => {
    const html = renderToStaticMarkup(
      island({ times, clash, supervisor: supervisorView('en'), choice: { label: ['Show'], hint: [] } }),
    );
    expect(html).toMatch(/<form[^>]* action="\/questList\/1\/quest\/q-1" method="post">/);
    for (const name of ['arrival', 'departure', 'leave', 'supervisorUsername', 'supervisingGuardian'])
      expect(html).toMatch(new RegExp(`name="${name}"`));
    expect(html).toContain('name="action" value="sign-up"');
    expect(html).toContain('name="shows-username"');
    expect(html, 'for the script that records the press').toContain('type="hidden" name="recorded"');
    expect(html, 'sliders come with the script').not.toContain('type="range"');
  });

  it('leaves the button of the meal’s form free, whose answers the server judges [SUP-07]', () => {
    const html = renderToStaticMarkup(island({ feast, submit: 'Fulfill' }));
    expect(html).toContain('name="action" value="fulfill"');
    expect(html.match(/<textarea/g)).toHaveLength(2);
    expect(html).not.toMatch(/<button[^>]*type="submit"[^>]*disabled/);
  });
});

describe('the form of a sign-up once it is alive', () => {
  it('keeps the button of the meal’s form until all answers pass [SUP-07]', () => {
    render(island({ feast, submit: 'Fulfill' }));
    const button = screen.getByRole('button', { name: 'Fulfill' });
    expect(button).toHaveProperty('disabled', true);
    expect(screen.getByRole('status').textContent).toContain('a description of the meal');
    for (const name of [/Yes, there will be plenty/, /At the time/, /call the day before/])
      fireEvent.click(screen.getByLabelText(name));
    const text = 'Vegetable lasagna with salad and bread';
    for (const box of screen.getAllByRole('textbox')) fireEvent.input(box, { target: { value: text } });
    expect(button).toHaveProperty('disabled', false);
  });

  it('moves the other slider along, so that the stay is long enough [CON-06]', () => {
    render(island({ times }));
    const [arrival, departure] = screen.getAllByRole('slider');
    if (!arrival || !departure) throw new Error('There are two sliders');
    fireEvent.change(departure, { target: { value: '0' } });
    expect((document.querySelector('#departure') as HTMLSelectElement).value).toBe(String(HOUR));
    fireEvent.change(arrival, { target: { value: '4' } });
    expect((document.querySelector('#departure') as HTMLSelectElement).value).toBe(String(2 * HOUR));
  });

  it('sends a sign-up once for two presses [DSC-20]', async () => {
    const { asked } = answer(refused('QUEST_FULL'), { refusal: 'Full.', view: { state: 'closed' } });
    render(island());
    press();
    press('Signing you up…');
    await screen.findByText('Full.');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.variables).toMatchObject({ questId: 'q-1', chariteerId: 'v-1' });
  });

  it('offers the waitlist in place of the form where the quest is full meanwhile [DSC-20]', async () => {
    const view = { state: 'closed', line: '2 people wait.', joinWaiting: 'Join waitlist' } as const;
    const { addresses } = answer(refused('QUEST_FULL'), { refusal: 'Full.', view });
    render(island());
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('Full.');
    expect(addresses[0]).toContain('code=QUEST_FULL');
    expect(screen.getByRole('button', { name: 'Join waitlist' }).closest('form')?.method).toBe('post');
    expect(screen.queryByRole('button', { name: 'Yes, sign me up!' })).toBeNull();
  });

  it('asks about a clash that has come up meanwhile, and sends what is given up [DSC-20, WAI-15]', async () => {
    const { asked } = answer(refused('TIME_CLASH'), { refusal: 'Two at once.', view: { clash } });
    render(island());
    press();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Give it up' }));
    expect(screen.getByText('Please tick it.')).toBeTruthy();
    press();
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.map(({ variables }) => variables.leaveContractId)).toEqual([null, null, 'c-9']);
  });

  it('keeps what was typed where nobody answers, and says so [DSC-20]', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('cut')));
    render(island({ supervisor: supervisorView('en') }));
    const [named] = screen.getAllByRole('textbox');
    if (named) fireEvent.input(named, { target: { value: 'gold' } });
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('The connection dropped');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(named).toHaveProperty('value', 'gold');
  });

  it('leads to the login where the session has ended [DSC-20]', async () => {
    answer(refused('NOT_LOGGED_IN'), { refusal: null, view: {} });
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    render(island());
    press();
    fireEvent.click(await screen.findByRole('button', { name: 'Log in and continue' }));
    expect(submit).toHaveBeenCalledOnce();
    submit.mockRestore();
  });
});
