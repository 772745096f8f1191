import { expect } from '@playwright/test';
import type { AskedPage } from './asked-page.ts';
import { linked, partOf, serveDetails, shows, stopServing, test } from './detail-server.ts';
import { PICTURES } from './detail-world.ts';

// What each part of a page says, detail by detail: a part that is there and says less than it did turns these red.
const SOUP = '/questList/1/quest/soup';

test.beforeAll(serveDetails);
test.afterAll(stopServing);

test('the ticket of the next quest says when, where, what to bring, who leads and when a reminder comes [VHM-01]', async ({
  open,
}) => {
  const home = await open('/home', 'volunteer');
  shows(home, { 'when one meets': 'Welcome, Rosa! See you tomorrow.' });
  shows(partOf(home, '<article class="ticket', '</article>'), {
    'how long it is': /class="stub"[^>]*>Tomorrow</,
    title: 'Stir the soup',
    'the way to its page': /href="\/questList\/1\/quest\/soup"/,
    day: 'Tuesday, November 17',
    'day for machines': /datetime="2026-11-17T15:00:00.000Z"/,
    hours: '10:00 am – 1:00 pm',
    charity: 'Harbor Table',
    place: 'Bell Hall',
    address: '80 River Street, Hoboken',
    'the way to the map': /href="https:\/\/www.openstreetmap.org\/\?mlat=40.7368&amp;mlon=-74.0288/,
    'words of that way': /aria-label="80 River Street, Hoboken: Show on the map"/,
    'word about the door': 'Ring at the blue side door.',
    'what to bring': 'Closed shoes, an apron',
    'who leads': 'Your lead: Ottilie Bell',
    'when one is reminded': 'We’ll remind you on Tuesday, November 17 at 7:00 am.',
    calendar: /href="\/quest\/soup.ics"/,
    'the way out': 'I can’t make it',
  });
});

test('home shows new messages, other quests, suggestions with their reason, and leads on [VHM-02, VHM-03]', async ({
  open,
}) => {
  const home = await open('/home', 'volunteer');
  shows(partOf(home, 'id="own-quests"', 'id="for-you"'), {
    'new messages': 'New messages: 2',
    'the way to them': /href="\/inbox"/,
    'words over the others': 'Also yours',
    'another quest': 'Slice the bread',
    'its time': '10:00 am – 1:00 pm',
    'what it asks for': 'Training first',
    'its spots': '9 spots left',
    'that it is short of people': 'Needs 1 more to happen',
    'that one is off': 'Canceled : Peel the apples',
  });
  shows(partOf(home, 'id="for-you"', 'id="own-progress"'), {
    'the way to all': /href="\/find"[^>]*>See all/,
    reason: 'Coming up soon',
    title: 'Sort the coats',
    'the way to its page': /href="\/questList\/2\/quest\/coats"/,
    'day and hours': 'Saturday, November 21 10:00 am – 1:00 pm',
    charity: 'Riverside Pantry',
    'its picture, which says no more than the words': /<img src="\/picture\/[^"]+\.svg" alt=""/,
  });
  shows(partOf(home, 'id="own-progress"', '</main>'), {
    'what was': /href="\/history"[^>]*>Your Quest history/,
  });
});

test('the own details lead to all that one can look up or change [DEC-74]', async ({ open }) => {
  shows(await open('/settings', 'volunteer'), {
    ...linked({
      '/history': 'Your Quest history',
      '/settings/privacy': 'Who sees you',
      '/chariteer-fun-profile/volunteer': 'See your profile',
      '/settings/charities': 'Charities that can reach you',
      '/invitations': 'Groups and invitations',
      '/children': 'Children under your account',
      '/supervision': 'Volunteers under 18 you look after',
      '/passwordReset': 'Reset your password',
      '/account-removal': 'Delete your account',
    }),
  });
});

test('who waits for a guardian is led to no children under an account [SAF-30]', async ({ open }) => {
  const settings = await open('/settings', 'waiting');
  expect(settings.html).toContain('href="/supervision"');
  expect(settings.html).not.toContain('href="/children"');
});

test('a home without a quest says so, and leads to one [VHM-01]', async ({ open }) => {
  const home = await open('/home', 'quiet');
  shows(home, {
    heading: 'Your Quests Nothing planned yet',
    'the way to one': /href="\/find"[^>]*>[\s\S]{0,900}?Find a Quest/,
    'how one takes part':
      'Choose a charity and sign up for a Quest. You can drop out of events if your plans change.',
    'the way to earlier ones': /href="\/history"[^>]*>Your Quest history/,
  });
});

test('who waits for a guardian is not sent to find a quest first [VHM-01]', async ({ open }) => {
  const home = await open('/home', 'waiting');
  const [, find = ''] = /class="card nothing[\s\S]*?<a ([^>]*href="\/find"[^>]*)>/.exec(home.html) ?? [];
  expect(find).toContain('button');
  expect(find).not.toContain('button-primary');
});

test('the inbox says what is new, since when, and what can be done [MSG-14]', async ({ open }) => {
  const inbox = await open('/inbox', 'volunteer');
  shows(inbox, {
    'how long they stay': 'From the last 90 days. Only you see them.',
    'how many are new': 'Unread messages: 2',
    'all at once': /<button[^>]*>Mark all as read/,
    'that one is new, and when it came': 'A word about soup New Monday, November 16, 9:00 am',
    'the older one below': 'Your spot is safe New Monday, November 16, 8:00 am',
    'times for machines': /datetime="2026-11-16T14:00:00.000Z"/,
    'the way to choose': /href="\/settings\/messages"[^>]*>Choose what reaches you/,
  });
  const first = /href="(\/inbox\/[^"]+)"/.exec(partOf(inbox, 'class="stack"', '</ul>').html)?.[1] ?? '';
  shows(await open(first, 'volunteer'), {
    'the way back': /href="\/inbox"[^>]*>[\s\S]{0,600}?All messages/,
    'when it came': 'A word about soup Monday, November 16, 2026, 9:00 am',
    words: 'Something happened.',
    'its one way': /class="button button-primary" href="\/quest\/q"[^>]*>See it/,
    'the way to choose': /href="\/settings\/messages"[^>]*>Choose what reaches you/,
  });
  shows(await open('/inbox', 'quiet'), {
    'that there is nothing': 'Nothing yet',
    'the way to a quest': /href="\/charityList"[^>]*>Find a Quest/,
  });
  shows(await open('/inbox/none', 'volunteer'), {
    'that it is gone': 'We can’t find that message',
    'why it may be': 'Messages stay for 90 days.',
  });
});

test('the choice of messages says what each kind is, and what stays on [MSG-10]', async ({ open }) => {
  shows(await open('/settings/messages', 'volunteer'), {
    'what one can choose': 'Choose what reaches you, and how.',
    must: 'What you need to know A Quest is canceled or moved, or you’re off one.',
    'by which way': 'What you need to know comes by email.',
    'what stays': 'Email stays on, so no one travels for nothing.',
    wanted: 'Reminders and updates Answers, thanks, and Guild requests.',
    news: 'News A charity near you needs people. Two a day at most, never at night.',
    'a box by its words': /aria-label="News by Email"/,
    'mails of the account': 'Account emails always go',
  });
});

test('the messages of a quest say who wrote when, and when today’s are spent [MSG-23]', async ({ open }) => {
  const thread = (page: AskedPage) => partOf(page, '<section id="messages"', '</section>');
  const page = await open(SOUP, 'volunteer');
  const spent = thread(page);
  shows(page, { heading: 'Messages with Harbor Table' });
  shows(spent, {
    'an own one': 'You wrote Monday, November 16, 2026, 9:00 am Question 1',
    'the answer': 'Harbor Table answered Monday, November 16, 2026, 9:30 am By the blue door.',
    'that today’s are spent': 'That was five today. Write again tomorrow.',
  });
  expect(spent.text, 'no form').not.toContain('Send message');
  shows(thread(await open(SOUP, 'gold')), {
    'what it is for': 'Running late? Harbor Table answers here.',
    'the way to write': 'Write to Harbor Table',
    'what they will see': 'They see your name only.',
    'the button': 'Send message',
  });
  shows(thread(await open(SOUP, 'guildadmin')), {
    'what one wrote then': 'I cannot come after all.',
    'why one writes no more': 'You’re not on this Quest anymore: you can only read.',
  });
});

test('a cancelled quest says nothing about spent messages [MSG-23]', async ({ open }) => {
  const page = await open('/questList/1/quest/off', 'volunteer');
  shows(page, { 'what happened': 'The oven broke.' });
  expect(page.text, 'nothing about messages').not.toContain('Messages with');
});

test('the page of a quest says when, where on the map, and how to get there [QD-03, QD-04, DSC-18]', async ({
  open,
}) => {
  const page = await open(SOUP);
  shows(partOf(page, '<header class="quest-banner', '</header>'), {
    title: 'Stir the soup',
    charity: 'Harbor Table',
    'its type': 'Food · On-Site Shift',
    'its shield by words': /aria-label="Food Quest"|<title[^>]*>Food Quest</,
    'its day as on a calendar': 'Tue Nov 17',
    'hours and how long': '10:00 am – 1:00 pm 3 hours',
    'its spots': '8 spots left',
    'the way to share': /class="round share" href="mailto:[^"]+" aria-label="[^"]+"/,
  });
  const facts = partOf(page, '<section class="facts', '<h2 class="asks');
  shows(facts, {
    day: 'Tuesday, November 17, 2026',
    'hours and how long': '10:00 am – 1:00 pm (3 hours)',
    'shorter stays': 'Come and go, but stay at least 1 hour.',
    place: 'Location Bell Hall 80 River Street, Hoboken',
    'the way to a map': /href="https:\/\/www.openstreetmap.org\/[^"]+"[^>]*>80 River Street, Hoboken/,
    'word about the door': 'Ring at the blue side door.',
    'the map':
      /<a class="place-map" href="https:\/\/www.openstreetmap.org\/[^"]+" rel="noopener" aria-label="Bell Hall on the map"/,
    'outlines on the map': /<path d="M[^"]{40,}/,
    'the shield on the map': /<use href="\/shields\/1.svg#food" x="\d+" y="\d+" width="96" height="108"/,
    'the way there': /class="ways" href="[^"]+"[^>]*>Getting there/,
  });
});

test('the page of a quest says why to come, what it asks for and who is on it [QD-07, DSC-16, DSC-18]', async ({
  open,
}) => {
  const page = await open(SOUP);
  shows(page, {
    'what for': 'About this Quest Forty neighbors come for lunch.',
    'who leads': 'Supervisor Ottilie Bell',
    'how it begins': 'The first fifteen minutes Ask for Ottilie at the stove.',
    ages: 'Age requirement All ages are welcome.',
    'hours before': 'Prerequisite hours 2 hours with this charity',
    'what to bring': 'Equipment Closed shoes, an apron',
    'spots in words': 'Volunteers 2 of 10 spots taken, 8 open',
    'who is on it': '2 volunteers',
    'its address on paper': '/questList/1/quest/soup',
  });
  shows(await open('/questList/1/quest/bread'), {
    training: 'Training Knife safety 1 hour, 30 minutes, before you come',
    'the way to the training': /href="https:\/\/training.example\/knives"[^>]*>Knife safety/,
  });
  shows(await open('/questList/2/quest/coats'), {
    'that nothing is asked': 'No experience needed.',
    'that nobody is on it': 'No one has signed up yet.',
  });
  shows(await open(SOUP, 'volunteer'), {
    'into the calendar': /href="\/quest\/soup.ics"[^>]*>[\s\S]{0,600}?Add to calendar/,
    'all in the calendar': 'All my Quests in my calendar',
  });
  shows(await open('/questList/1/quest/off', 'volunteer'), {
    'that it is off, and why': 'This Quest was canceled. Harbor Table says: The oven broke.',
  });
});

test('every picture has its words: photos, logos, drawings and what is shared [DSC-11, DSC-21]', async ({
  open,
}) => {
  const alt = (words: string, more = '') => new RegExp(`<img [^>]*alt="${words}"${more}`);
  const quest = await open(SOUP);
  shows(quest, {
    'the photo of a quest': alt(PICTURES.quest),
    'the picture that is shared': /property="og:image:alt" content="Stir the soup at Harbor Table"/,
  });
  shows(await open(`/es${SOUP}`), { 'its language elsewhere': alt(PICTURES.quest, ' lang="en" dir="auto"') });
  shows(await open('/questList/1'), {
    'the cover of a charity': alt(PICTURES.cover),
    'its logo': alt(PICTURES.logo),
    'a drawing of a type': alt('Food Quest'),
  });
  shows(await open('/es/questList/1'), { 'the logo elsewhere': alt(PICTURES.logo, ' lang="en" dir="auto"') });
  shows(await open('/about'), { 'the picture of the site': /property="og:image:alt" content="[^"]{10,}"/ });
  shows(await open('/chariteer-fun-profile/quiet'), {
    'arms of a person': /<svg[^>]*role="img"[^>]*>\s*<title[^>]*>quiet’s portrait</,
  });
});
