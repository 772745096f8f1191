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
import type { SentBefore } from './sent-before.ts';
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

type Again = { text: string; view?: Partial<SignUpView>; sent?: Partial<SentBefore> };

/** Answers each form that is sent: with the form again, or with a page. Keeps what was sent. */
function answer(given: Again | string, status = typeof given === 'string' ? 200 : 422, more = {}) {
  const sent: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: URLSearchParams }) => {
    sent.push(body);
    if (typeof given === 'string')
      return new Response(given, { status, headers: { 'content-type': 'text/html', ...more } });
    const { text, view, sent: before } = given;
    const again = { text, view: { ...SIGN_UP_VIEW, ...view }, sent: { ...NOTHING_SENT, ...before } };
    return Response.json(again, { status });
  });
  return sent;
}
const NOTHING_SENT: SentBefore = {
  leaves: false,
  dates: [],
  showsUsername: null,
  supervisorUsername: '',
  supervisingGuardian: '',
  others: [],
  feast: {},
  problems: {},
};
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
    const sent = answer({ text: 'Too many tries.' }, 429);
    render(island());
    press();
    press('Signing you up…');
    await screen.findByText('Too many tries.');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.get('action')).toBe('sign-up');
  });

  it('shows the page that answers in its place, and begins at its sheet [DSC-20]', async () => {
    document.body.innerHTML = '<main><p>Before</p><div id="app"></div></main>';
    answer(
      '<title>Signed up</title><main><p class="thumb-bar"><button commandfor="b" aria-haspopup="dialog">Bail out</button></p><dialog open><h2 tabindex="-1" autofocus>Thanks</h2></dialog></main>',
    );
    render(island(), { container: document.querySelector('#app') as HTMLElement });
    press();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Thanks'));
    expect(document.querySelector('main')?.textContent).not.toContain('Before');
    expect(document.title).toBe('Signed up');
    document.querySelector('dialog')?.dispatchEvent(new Event('close'));
    expect(document.activeElement?.textContent, 'where the keyboard goes on').toBe('Bail out');
  });

  it('goes where the answer leads, if that is another page [DSC-20]', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { href: 'http://site.test/quest/1', pathname: '/quest/1', assign });
    vi.stubGlobal('fetch', async () => {
      const answer = new Response('<title>Home</title><main>Home</main>', {
        headers: { 'content-type': 'text/html' },
      });
      return Object.defineProperty(answer, 'url', { value: 'http://site.test/noob?from=quest#top' });
    });
    document.body.innerHTML = '<main><div id="app"></div></main>';
    render(island(), { container: document.querySelector('#app') as HTMLElement });
    press();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/noob?from=quest#top'));
    expect(document.querySelector('main')?.textContent).not.toBe('Home');
  });

  it('asks about a clash that has come up meanwhile, and sends what is given up [DSC-20, WAI-15]', async () => {
    const sent = answer({ text: 'Two at once.', view: { clash }, sent: { problems: { leave: 'Two' } } });
    render(island());
    press();
    const box = await screen.findByRole('checkbox', { name: 'Give it up' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(screen.getByText('Please tick it.')).toBeTruthy();
    fireEvent.click(box);
    press();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map((body) => body.get('leave'))).toEqual([null, 'c-9']);
  });

  it('keeps what was typed where nobody answers, and says on the next try that it is one [DSC-20]', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('cut')));
    render(island({ supervisor: supervisorView('en') }));
    const [named] = screen.getAllByRole('textbox');
    if (named) fireEvent.input(named, { target: { value: 'gold' } });
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('We lost the connection');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(named).toHaveProperty('value', 'gold');
    const sent = answer({ text: 'No.' });
    press();
    await screen.findByText('No.');
    expect(sent[0]?.get('again')).toBe('yes');
  });

  it('loses nothing where the server is away [DSC-20]', async () => {
    answer('<main>Away</main>', 500);
    render(island());
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('We lost the connection');
  });

  it.each([
    ['tries were too many', 429, '540', 'Too many tries. Try again in 9 minutes.', null],
    ['the site is away', 503, '30', 'We’re too busy right now. Try again in 1 minute.', 'yes'],
  ])('says when to try again where %s [DSC-20]', async (_why, status, wait, words, again) => {
    const sent = answer('<main>Not now</main>', status, { 'retry-after': wait });
    render(island());
    press();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    press();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.get('again') ?? null).toBe(again);
  });

  it('has the browser send the form to the login where the session has ended [DSC-20, ACC-38]', async () => {
    answer('<main>Log in</main>', 401);
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    render(island());
    press();
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    submit.mockRestore();
  });
});

/** A form that asks all that a quest can ask, and each of its fields with what it is named. */
const FIELDS = {
  arrival: { view: { times }, find: () => document.querySelector('#arrival') },
  departure: { view: { times }, find: () => document.querySelector('#departure') },
  leave: { view: { clash }, find: () => screen.getByRole('checkbox', { name: 'Give it up' }) },
  supervisorUsername: { view: { supervisor: supervisorView('en') }, find: () => named('supervisorUsername') },
  supervisingGuardian: {
    view: { supervisor: supervisorView('en') },
    find: () => named('supervisingGuardian'),
  },
  ...Object.fromEntries(
    feast.questions.map(({ id }) => [
      id,
      { view: { feast }, find: () => document.querySelector(`fieldset#${id}`) ?? named(id) },
    ]),
  ),
};
const named = (name: string) => document.querySelector(`[name="${name}"]`);

describe('a problem with a field of the sign-up form', () => {
  for (const [field, { view, find }] of Object.entries(FIELDS)) {
    it(`stands beside «${field}», which takes the focus and keeps what it holds [DSC-20, SAF-11]`, async () => {
      answer({ text: 'Please mend it.', view, sent: { problems: { [field]: 'Please tick it.' } } });
      render(island(view));
      for (const box of screen.queryAllByRole('textbox'))
        fireEvent.input(box, { target: { value: 'What was typed, as long as it needs to be here' } });
      for (const radio of screen.queryAllByRole('radio')) fireEvent.click(radio);
      fireEvent.submit(document.querySelector('form[method="post"]') as HTMLFormElement);
      await screen.findByText('Please mend it.');
      const place = find();
      await waitFor(() => expect(document.activeElement).toBe(place));
      const said = document.getElementById(place?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
      expect(said?.textContent).toBe('Please tick it.');
      expect(said?.hidden).toBe(false);
      for (const box of screen.queryAllByRole('textbox'))
        expect(box).toHaveProperty('value', 'What was typed, as long as it needs to be here');
    });
  }
});
