import { type APIRequestContext, expect, test } from '@playwright/test';
import { askPage, logInBy, sendForm } from './asked-page.ts';
import { castEmail, DEMO_PASSWORD } from './cast-log-in.ts';
import { GUARDIAN_LINKS } from './every-state-charity.ts';
import { newPerson, TEEN_BIRTH } from './new-account.ts';
import { questInState } from './quest-page.ts';

// What the pages round an account say and keep, part by part, read without a browser.

const REGISTRATION = '/createChariteerAccount';
const CHILD_BIRTH = `${new Date().getUTCFullYear() - 8}-01-15`;
const GUARDIAN = { guardianName: 'Philippa Zuckerstein', guardianEmail: 'philippa@family.example' };

const headingOf = async (request: APIRequestContext, path = '/login') =>
  /<h1[^>]*>([^<]*)</.exec((await askPage(request, path)).html)?.[1]?.trim();
const cookieOf = async (request: APIRequestContext, name: string) =>
  (await request.storageState()).cookies.find((cookie) => cookie.name === name);
/** What an input of the page holds; undefined where there is none. */
const valueIn = (html: string, name: string) => {
  const input = new RegExp(`<input[^>]*\\sname="${name}"[^>]*>`).exec(html)?.[0];
  return input === undefined ? undefined : (/\svalue="([^"]*)"/.exec(input)?.[1] ?? '');
};

test.describe('the greeting of the log-in', () => {
  test('the user name is kept for the greeting, where no script reads it, and goes with the log-out [ENT-02]', async ({
    request,
  }) => {
    expect(await headingOf(request)).toBe('Log in');
    await logInBy(request, 'volunteer');
    expect(await cookieOf(request, 'username')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    await request.post('/logout');
    expect(await cookieOf(request, 'username')).toBeUndefined();
    expect(await headingOf(request)).toBe('Log in');
  });

  test('a new account is welcomed as one [ACC-29]', async ({ request }) => {
    await request.post(REGISTRATION, { form: newPerson('GreetedAnew'), maxRedirects: 0 });
    expect(await headingOf(request)).toBe('Welcome to Chariteers');
    expect(await headingOf(request), 'the notice is used up').toBe('Log in');
  });

  test('«Welcome back» is for whose session has ended; what is no user name is not repeated [ENT-02]', async ({
    playwright,
    baseURL,
  }) => {
    for (const [value, heading] of [
      ['rosa', 'Welcome back, rosa'],
      ['%3Cb%3Erosa', 'Log in'],
      ['x', 'Log in'],
    ] as const) {
      const anew = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: { cookie: `username=${value}` },
      });
      expect(await headingOf(anew)).toBe(heading);
      await anew.dispose();
    }
  });
});

test.describe('what was typed stays', () => {
  test('who is too young for an account hears it, sees what was typed, and hands it on to an adult [DEC-48]', async ({
    request,
  }) => {
    const child = newPerson('TooYoungYet', { nameFirst: 'Mo', dateOfBirth: CHILD_BIRTH });
    const page = await sendForm(request, REGISTRATION, { ...child, ...GUARDIAN });
    expect(page.status).toBe(422);
    for (const text of [
      'You need an adult for this',
      'Nothing you typed is lost',
      'On their own device',
      ...['Mo', child.nameLast, child.phoneNumber, child.emailAddress, child.username],
      ...[child.emergencyContactName, GUARDIAN.guardianName, GUARDIAN.guardianEmail],
    ]) {
      expect.soft(page.text).toContain(text);
    }
    expect(page.html, 'no page has a password in it').not.toContain(child.password);
    expect(page.text).toContain('Tries left today: 2.');
    expect(page.buttons).toEqual(['I’m the adult: log in and continue', 'CREATE THIS ACCOUNT']);
    const handedOn = { nameFirst: 'Mo', nameLast: child.nameLast, dateOfBirth: CHILD_BIRTH };
    for (const [name, value] of Object.entries(handedOn)) expect(valueIn(page.html, name)).toBe(value);

    const logIn = await sendForm(request, '/children', handedOn);
    expect(logIn.text).toContain('Nothing is lost. Log in');
    const account = { email: castEmail('kitchenmanagers'), password: DEMO_PASSWORD };
    const children = await sendForm(request, '/login?returnTo=%2Fchildren', { ...account, ...handedOn });
    expect(children.text).toContain('Register a child');
    for (const [name, value] of Object.entries(handedOn)) expect(valueIn(children.html, name)).toBe(value);
  });

  test('a mistyped year can be corrected twice, then the last one counts, and the page says so [SAF-09]', async ({
    request,
  }) => {
    const child = newPerson('Mistyped', { dateOfBirth: CHILD_BIRTH });
    const year = Number(CHILD_BIRTH.slice(0, 4));
    const inYear = (one: number) => ({ ...child, dateOfBirth: `${one}${CHILD_BIRTH.slice(4)}` });
    expect((await sendForm(request, REGISTRATION, child)).text).toContain('Tries left today: 2.');
    const corrected = await sendForm(request, REGISTRATION, { ...inYear(1987), emailAddress: 'no address' });
    expect(corrected.text).not.toContain('You need an adult for this');
    expect((await sendForm(request, REGISTRATION, inYear(year + 1))).text).toContain('Tries left today: 1.');
    const last = await sendForm(request, REGISTRATION, inYear(year + 2));
    expect(last.text).toContain('The last of your dates counts for 24 hours.');
    const late = await sendForm(request, REGISTRATION, inYear(1987));
    expect(late.text).toContain('The last of your dates counts for 24 hours.');
  });

  test('a guardian’s part stays when another birth date counts, and nothing is sent before that was said [SAF-09, DEC-14]', async ({
    request,
  }) => {
    const teen = newPerson('Overruled', { dateOfBirth: TEEN_BIRTH });
    const refused = await sendForm(request, REGISTRATION, { ...teen, ...GUARDIAN, username: 'x' });
    expect(refused.status).toBe(422);
    for (const [name, value] of Object.entries(GUARDIAN)) expect(valueIn(refused.html, name)).toBe(value);
    const overruled = await sendForm(request, REGISTRATION, {
      ...teen,
      ...GUARDIAN,
      dateOfBirth: '1987-06-05',
    });
    expect(overruled.text).toContain('You gave this date first');
    for (const [name, value] of Object.entries(GUARDIAN)) expect(valueIn(overruled.html, name)).toBe(value);
    expect(valueIn(overruled.html, 'nameFirst')).toBe(teen.nameFirst);
    expect(valueIn(overruled.html, 'dateOfBirth')).toBeUndefined();
    const { dateOfBirth, ...rest } = teen;
    const sent = await request.post(REGISTRATION, { form: { ...rest, ...GUARDIAN }, maxRedirects: 0 });
    expect([sent.status(), sent.headers().location], 'only now').toEqual([303, '/login']);
  });

  test('a guardian’s part that an adult’s birth date hides stays in the page [DEC-14]', async ({
    request,
  }) => {
    const adult = newPerson('GrownMeanwhile', { username: 'x' });
    const page = await sendForm(request, REGISTRATION, { ...adult, ...GUARDIAN });
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/<fieldset class="guardian[^>]*\shidden/);
    for (const [name, value] of Object.entries(GUARDIAN)) expect(valueIn(page.html, name)).toBe(value);
  });

  test('a guardian who looks at deleting and goes back finds what was typed [SAF-08]', async ({
    request,
  }) => {
    const typed = { token: GUARDIAN_LINKS.decision, signedName: 'Robin Gu', allowsProfile: 'on' };
    const asked = await sendForm(request, '/guardian/consent', { ...typed, action: 'erase' });
    expect(asked.buttons).toEqual(['Yes, delete everything', 'Back']);
    for (const [name, value] of Object.entries(typed)) expect(valueIn(asked.html, name)).toBe(value);
    const back = await sendForm(request, '/guardian/consent', { ...typed, action: 'back' });
    expect(valueIn(back.html, 'signedName')).toBe('Robin Gu');
    expect(back.html).toMatch(/name="allowsProfile"[^>]*\schecked/);
  });
});

test.describe('the age comes before the training', () => {
  test('who is too young for a quest reads that, and is offered no training for it [DEC-36, ELI-10]', async ({
    request,
  }) => {
    await logInBy(request, 'teen');
    const young = await askPage(request, questInState('grown-training'));
    expect(young.text).toContain('You must be at least 16 years old to volunteer for this Quest.');
    // All that is in the way is said at once; what would not help is not offered.
    expect(young.text).toMatch(/Before you can sign up .*This Quest needs training\./);
    expect(young.buttons).not.toContain('Apply for Training');
    await logInBy(request, 'volunteer');
    const adult = await askPage(request, questInState('grown-training'));
    expect(adult.text).toContain('This Quest needs training.');
    expect(adult.buttons).toContain('Apply for Training');
  });

  test('who is too young for a training reads its age, and is not offered it [OPEN-ORI-03]', async ({
    request,
  }) => {
    await logInBy(request, 'teen');
    const page = await askPage(request, questInState('late-training'));
    expect(page.text.match(/You must be at least 18 to apply for Night watch\./g)).toHaveLength(2);
    expect(page.buttons).not.toContain('Apply for Training');
    await logInBy(request, 'volunteer');
    expect((await askPage(request, questInState('late-training'))).buttons).toContain('Apply for Training');
  });
});
