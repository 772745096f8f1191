import { type APIRequestContext, expect, test } from '@playwright/test';
import { guardianConsentTexts } from '#domain/texts/generated/guardian-consent.ts';
import { PRIVACY_SECTIONS, privacyText } from '../../site/features/legal/privacy-promises.ts';
import { SEEN, seenId, seenUsername } from '../support/visibility-world.ts';
import { type AskedPage, askPage, logInBy, sendForm } from './asked-page.ts';
import { castEmail } from './cast-log-in.ts';
import { EXAMPLE_GUILD, GUARDIAN_LINKS } from './every-state-charity.ts';
import { mailsTo } from './mailbox.ts';
import { questInState } from './quest-page.ts';

// What the pages say and offer, part by part, read without a browser; how they are used stands with their journeys.

function says(page: AskedPage, ...sentences: string[]): void {
  for (const sentence of sentences) expect.soft(page.text).toContain(sentence);
}
function saysNot(page: AskedPage, ...sentences: string[]): void {
  for (const sentence of sentences) expect.soft(page.text).not.toContain(sentence);
}
const pageAs = async (request: APIRequestContext, name: string, path: string) => {
  await logInBy(request, name);
  return askPage(request, path);
};
const GUARDIAN = castEmail('guardian');

test.describe('pages of guardians', () => {
  test('a link to decide says what for, by whom, what becomes of the data, and lets agree, refuse and delete [SAF-05, SAF-08]', async ({
    request,
  }) => {
    const page = await askPage(request, `/guardian/consent?token=${GUARDIAN_LINKS.decision}`);
    says(
      page,
      'asks for your consent',
      'Nothing happens until you decide below.',
      'nearby charities that need a hand',
      'has an account here and named you as parent or guardian.',
      'Sign up for quests: a few hours of help at a charity',
      'Join guilds',
      'only with an adult who looks after them',
      'Other people see a plain crest, no name.',
      'see their name, age group, and contact details, as long as needed.',
      'You get copies of what we write to',
      'You can withdraw or have everything deleted anytime.',
      'Asked by Chariteers. Questions? Write to help@example.org.',
      'I also agree to a public profile: username, coat of arms, kinds of quests, and hours.',
      'This link works once',
      guardianConsentTexts('en').consent,
      'Don’t want the account?',
    );
    expect.soft(page.text).toMatch(/and expires \w+day, /);
    expect.soft(page.buttons).toEqual(['I agree', 'I don’t agree', 'Delete the account…']);
    expect.soft(page.fields).toEqual(['allowsProfile', 'signedName']);
    expect.soft(page.html).not.toMatch(/name="allowsProfile"[^>]*\schecked/);
  });

  test('a link that opens nothing says why, and a new one can be mailed [SAF-08, SAF-10, DEC-65]', async ({
    request,
  }) => {
    const unknown = await askPage(request, `/guardian/consent?token=${'x'.repeat(43)}`);
    expect.soft(unknown.status).toBe(404);
    says(unknown, 'That link didn’t work');
    const old = await askPage(request, `/guardian?token=${GUARDIAN_LINKS.old}`);
    expect.soft(old.status).toBe(410);
    says(old, 'This link has expired', 'Links to decide last 7 days, links to your page 30 days.');
    for (const { buttons, fields } of [unknown, old])
      expect.soft([buttons, fields]).toEqual([['Email me a new link'], ['email']]);
    const way = await askPage(request, '/guardian');
    says(way, 'For parents and guardians', 'Parents and guardians who agreed have a page here');
    const refused = await sendForm(request, '/guardian', { action: 'send-link', email: 'nobody' });
    expect.soft(refused.status).toBe(422);
    expect.soft(refused.html).toContain('value="nobody"');
    // Whoever no one named is answered like a guardian.
    const sent = await sendForm(request, '/guardian', {
      action: 'send-link',
      email: 'nobody@family.example',
    });
    expect.soft(sent.status).toBe(200);
    expect.soft(sent.html).toContain('If a volunteer gave us this email, we sent a new link.');
  });

  test('the own page opens in each browser by a code of its own; quests, marks, hours, and what can be ended [SAF-05, SAF-10]', async ({
    request,
    playwright,
    baseURL,
  }) => {
    const path = `/guardian?token=${GUARDIAN_LINKS.standing}`;
    const closed = await askPage(request, path);
    says(closed, 'We’ll send a code to g…@demo.example. It expires in 10 minutes.');
    saysNot(closed, 'of help so far', 'State looked-after');
    expect.soft(closed.buttons).toEqual(['Send me a code', 'Open the page']);
    await openByCode(request, GUARDIAN_LINKS.standing);
    const page = await askPage(request, path);
    says(
      page,
      'of help so far.',
      'State looked-after',
      'Gatehouse of All States',
      'Not marked yet.',
      'If allowed, others see what Jules turns on',
      'You agreed on',
    );
    expect.soft(page.text).toMatch(/Your link expires \w+day, /);
    expect
      .soft(page.buttons)
      .toEqual([
        'Take out of Palisade Robotics Club',
        'Renew for 30 more days',
        'End the link',
        'English',
        'Español',
        'العربية',
        'Allow a public profile',
        'Withdraw it…',
        'Delete everything…',
      ]);
    const form = { token: GUARDIAN_LINKS.standing };
    const allowed = await sendForm(request, '/guardian', { ...form, action: 'allow-profile' });
    says(allowed, 'Others can see what Jules turns on there, never a list of quests.');
    const ended = await sendForm(request, '/guardian', { ...form, action: 'end-profile' });
    says(ended, 'If allowed, others see what Jules turns on');
    const question = await sendForm(request, '/guardian', { ...form, action: 'withdraw' });
    says(question, 'Jules leaves all upcoming quests and guilds, and can’t sign up.');
    const erasure = await sendForm(request, '/guardian', { ...form, action: 'erase' });
    says(erasure, 'After 24 hours we permanently erase everything personal.');

    const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const elsewhere = await askPage(other, path);
    says(elsewhere, 'We’ll send a code to ');
    saysNot(elsewhere, 'of help so far');
    const guessed = await sendForm(other, '/guardian', { ...form, action: 'enter-code', code: '000000' });
    expect.soft(guessed.status).toBe(422);
    saysNot(guessed, 'of help so far');
    await other.dispose();
  });

  test('a guardian ends the link, which opens nothing any more [SAF-10]', async ({ request }) => {
    await openByCode(request, GUARDIAN_LINKS.ending);
    await sendForm(request, '/guardian', { token: GUARDIAN_LINKS.ending, action: 'revoke' });
    const page = await askPage(request, `/guardian?token=${GUARDIAN_LINKS.ending}`);
    expect.soft(page.status).toBe(410);
    says(page, 'This link was used already');
  });

  /** Has a code sent and enters it. */
  async function openByCode(request: APIRequestContext, token: string): Promise<void> {
    const codes = async () =>
      (await mailsTo(GUARDIAN)).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
    const before = (await codes()).length;
    await sendForm(request, '/guardian', { token, action: 'send-code' });
    await expect.poll(async () => (await codes()).length).toBeGreaterThan(before);
    const code = (await codes()).at(-1) ?? '';
    const opened = await sendForm(request, '/guardian', { token, action: 'enter-code', code });
    expect(opened.text).toContain('Your consent');
  }
});

test.describe('pages of the young', () => {
  test('who waits reads whom we have written to, until when, and can have it sent again [SAF-08, SAF-09]', async ({
    request,
  }) => {
    const page = await pageAs(request, 'waiting', '/home');
    says(
      page,
      'We wrote to your guardian.',
      'has our link until',
      'Then you can sign up for Quests and join Guilds.',
      'Send it again, or correct the address',
    );
    expect.soft(page.text).toMatch(/ until \w+day, /);
    expect.soft(page.buttons).toContain('Send the link again');
    expect.soft(page.fields).toEqual(expect.arrayContaining(['guardianName', 'guardianEmail']));
    const guild = await askPage(request, `/guilds/${EXAMPLE_GUILD.id}`);
    saysNot(guild, EXAMPLE_GUILD.code);
  });

  test('who has named nobody is asked for a guardian’s own address [SAF-08]', async ({ request }) => {
    const page = await pageAs(request, 'unconsented', '/home');
    says(
      page,
      'A parent or guardian has to agree before you can sign up.',
      'We’ll email them a link.',
      'Theirs, not yours.',
    );
    expect.soft(page.buttons).toContain('Send the link');
  });

  test('a young person reads who sees the user name, and that the profile waits for the guardian [SAF-04, SAF-05]', async ({
    request,
  }) => {
    const page = await pageAs(request, 'teen', '/settings/privacy');
    says(
      page,
      'You’re under 18: others see a crest and no name.',
      'Only you, your guardian, your Quest’s charity, and Guild admins see your username.',
      'Hidden until your guardian agrees.',
    );
    expect.soft(page.fields).not.toContain('audience');
    const quest = await askPage(request, questInState('looked-after'));
    says(quest, 'Who looks after you there', 'We asked gold. We’re holding your spot until');
    says(quest, 'Name another adult', 'Or your guardian’s name, if they’re coming');
    const children = await askPage(request, '/children');
    expect.soft(children.fields, 'only adults register children').not.toContain('signedName');
  });

  test('the adult who is asked reads on which quest, until when, and says yes or no [SAF-11]', async ({
    request,
  }) => {
    const home = await pageAs(request, 'gold', '/home');
    says(home, 'Will you look after a volunteer under 18?', 'Say yes or no');
    const page = await askPage(request, '/supervision');
    says(page, 'They need an adult to stay with them.');
    says(page, 'teen', 'State looked-after with Gatehouse of All States');
    expect.soft(page.text).toMatch(/We’re holding their spot until \w+day, /);
    expect
      .soft(page.buttons)
      .toEqual(expect.arrayContaining(['Yes, I’ll look after teen', 'I can’t look after teen']));
    says(await pageAs(request, 'volunteer', '/supervision'), 'No one is asking you right now.');
  });
});

test.describe('one’s own settings', () => {
  test('adults choose who sees the user name, and part by part what the profile shows [SAF-03, SAF-05]', async ({
    request,
  }) => {
    const page = await pageAs(request, 'quiet', '/settings/privacy');
    says(
      page,
      'Never visitors. Always your Quest’s charity.',
      'Logged in, with a confirmed email.',
      'Same Quest, Guild, or group.',
      ', never your Quests.',
    );
    saysNot(page, 'until your guardian agrees');
    expect.soft(page.html).toMatch(/value="shared"[^>]*\schecked/);
    expect.soft(page.fields.filter((name) => name === 'part[]').length).toBeGreaterThanOrEqual(6);
    const parts = [...page.html.matchAll(/name="part\[\]" value="(\w+)"([^>]*)>/g)];
    const isOn = (part: string) => parts.some(([, id, rest]) => id === part && /\schecked/.test(rest ?? ''));
    expect
      .soft(parts.filter(([, id]) => id && !isOn(id)).map(([, id]) => id))
      .toEqual(['districts', 'attendance']);
  });

  test('the list of charities says what they see, for how long, and where it cannot be ended yet [SAF-07]', async ({
    request,
  }) => {
    const page = await pageAs(request, 'volunteer', '/settings/charities');
    says(
      page,
      'From your sign-up until 12 months after your last Quest there, a charity sees your phone',
      'If you’re an adult, its monthly report shows your date of birth.',
      'if you have no upcoming Quest there.',
      'only 24 hours before and after a Quest.',
      'Gatehouse of All States',
    );
    expect.soft(page.buttons).not.toContain('End it: Gatehouse of All States');
  });

  test('the own details say who sees them, what is told to charities, and how often a date is corrected [SAF-06, SAF-30]', async ({
    request,
  }) => {
    const page = await pageAs(request, 'volunteer', '/settings');
    says(
      page,
      'Others know you as volunteer.',
      'Correct it once. To move past 13 or 18, write to help@example.org.',
      'A new one counts once you open our link there.',
      'Your current one.',
    );
    expect
      // As many open sessions as other journeys have left behind.
      .soft(page.buttons.filter((name) => !name.startsWith('End ')))
      .toEqual([
        'Save',
        'Save contact',
        'Correct date',
        'Save username',
        'Send emails there',
        'Save language',
        'Send link',
        'Change password',
        // Seen only where the browser offers it.
        'Install',
        'Not now',
      ]);
    expect.soft(page.html).toContain('href="/settings/privacy"');
  });

  test('seven sections are folded, each with what is set now; what needs attention is open [SAF-30: sections]', async ({
    request,
  }) => {
    const volunteers = await pageAs(request, 'volunteer', '/settings');
    const sections = foldsOf(volunteers.html);
    expect(sections.map(({ id }) => id)).toEqual([
      'about-you',
      'others',
      'messages',
      'language',
      'log-in',
      'sessions',
      'data',
    ]);
    expect(sections.filter(({ isOpen }) => isOpen)).toEqual([]);
    expect(sections[0]?.summary).toContain('Rosa Delmar');
    // Addresses that emails and other pages lead to.
    for (const id of ['password', 'contact']) expect.soft(volunteers.html).toContain(`id="${id}"`);
    const refused = await request.post('/settings', { form: { section: 'username', username: '' } });
    expect(foldsOf(await refused.text()).flatMap(({ id, isOpen }) => (isOpen ? id : []))).toEqual(['others']);
    const charitys = await pageAs(request, 'provider', '/settings');
    expect(foldsOf(charitys.html).map(({ id }) => id)).not.toContain('about-you');
  });

  test('an invitation says what a group learns, in which role, until when; leaving is offered [SAF-17]', async ({
    request,
  }) => {
    const page = await pageAs(request, 'quayasked', '/invitations');
    says(
      page,
      'Team of the Shed',
      'A group sees nothing of you until you accept.',
      'Quay Shed · Your role would be Captain.',
    );
    expect.soft(page.text).toMatch(/Open until \w+day, /);
    expect
      .soft(page.buttons)
      .toEqual(['Accept Team of the Shed’s invitation', 'Decline Team of the Shed’s invitation']);
    const member = await pageAs(request, 'coordinators', '/invitations');
    says(member, 'You lose all your roles in', 'No invitations right now.');
    expect.soft(member.buttons.some((name) => name.startsWith('Leave '))).toBe(true);
  });

  test('an adult reads from which age accounts exist, signs under the text, and what others see of a child [DEC-48, OPEN-SAF-02]', async ({
    request,
  }) => {
    const page = await pageAs(request, 'volunteer', '/children');
    says(
      page,
      'Register children under 10 here',
      'This text awaits legal review.',
      'Typing it counts as your signature.',
      'Others see a made-up username. We email you, and charities call your number.',
    );
    expect.soft(page.fields).toEqual(['nameFirst', 'nameLast', 'dateOfBirth', 'signedName']);
  });
});

test('counts and crests stand for who is not named: to visitors on quests and in guilds for all, in a district for the young and the shy [SAF-02, SAF-03]', async ({
  request,
}) => {
  const quest = await askPage(request, `/questList/${SEEN.charity}/quest/${SEEN.ahead}`);
  says(quest, '8 of 12 spots taken, 4 open', '8 volunteers');
  const guild = await askPage(request, `/guilds/${SEEN.guild}`);
  says(guild, '5+ members');
  for (const { html } of [quest, guild]) expect.soft(html).not.toMatch(/Xq\w+Zy/);
  const district = await pageAs(request, seenId('stranger'), '/district/100');
  says(district, seenUsername('adult'));
  saysNot(district, seenUsername('kid'), seenUsername('youth'), seenUsername('shy'));
  expect.soft(district.text).toMatch(/\d+ more volunteers?/);
  for (const { html } of [quest, guild, district])
    expect.soft(html).toMatch(/class="crests?\b[^>]*>[\s\S]*?<svg/);
});

test('the Privacy Policy says each promise [SAF-39]', async ({ request }) => {
  const page = await askPage(request, '/privacy');
  for (const { heading, promises } of PRIVACY_SECTIONS) {
    const keys = [heading, ...promises.map(({ key }) => key)];
    says(page, ...keys.map((key) => privacyText('en', key, { minimumAge: 10 })));
  }
});

test.describe('the mailbox', () => {
  test('says who can open it and for how long a link is read, and finds by address [SAF-18]', async ({
    request,
  }) => {
    const page = await askPage(request, '/mailbox?to=nobody-at-all');
    says(page, 'Never in production.', 'for one hour.', 'No email matches');
    const { headers } = await request.get('/mailbox').then((answer) => ({ headers: answer.headers() }));
    expect
      .soft(headers)
      .toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  });
});

test.describe('guilds', () => {
  test('code, founder and contact of a guild stand on its page for its admins only [SAF-16, DEC-33]', async ({
    request,
  }) => {
    for (const name of [null, 'volunteer', 'gold', 'managers', 'staff', 'guildadmin'] as const) {
      if (name) await logInBy(request, name);
      const { html, text } = await askPage(request, `/guilds/${EXAMPLE_GUILD.id}`);
      // Other journeys make new codes.
      expect
        .soft(/Guild Code for those who join: \w{4} \w{4}/.test(text), `${name}`)
        .toBe(name === 'guildadmin');
      expect
        .soft(html.replace(/[^\w]/g, '').includes(EXAMPLE_GUILD.code) && name !== 'guildadmin')
        .toBe(false);
      if (name !== 'guildadmin') expect.soft(html).not.toContain(castEmail('guildadmin'));
    }
  });

  test('its admins read what they can answer, until when, and on which terms charities reserve [SAF-16, SAF-31, DEC-62]', async ({
    request,
  }) => {
    const page = await pageAs(request, 'guildadmin', `/guilds/${EXAMPLE_GUILD.id}?tab=reservations`);
    says(page, 'Who can reserve for you', 'You can give it back.', 'Say yes within 7 days.');
    expect.soft(page.fields).toEqual(expect.arrayContaining(['asksFirst']));
    const member = await pageAs(request, 'gold', `/guilds/${EXAMPLE_GUILD.id}?tab=reservations`);
    saysNot(member, 'Who can reserve for you', 'Waiting for your answer');
  });
});

/** The folded sections of a page in order. */
function foldsOf(html: string) {
  return [
    ...html.matchAll(/<details([^>]*)>\s*<summary[^>]*>([\s\S]*?)<\/summary>\s*<section id="([\w-]+)"/g),
  ].map(([, attributes = '', summary = '', id = '']) => ({
    id,
    summary,
    isOpen: /\sopen\b/.test(attributes),
  }));
}
