import { screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import { englishIn } from '../../tests/support/english-in.ts';
import type { QuestRecord } from '../records/quest-record.ts';
import { QuestMessages } from './QuestMessages.tsx';
import { WriteToPeople } from './WriteToPeople.tsx';

freshConsole();

const person = (id: string, nameFirst: string | null) => ({
  id: `held-${id}`,
  abandonedAt: null,
  guildId: null,
  chariteer: { id, username: id, nameFirst, nameLast: null },
});
const ben = person('v1', 'Ben');
const ada = person('v2', null);
const quest = {
  id: 'quest-1',
  providerId: 'charity-1',
  publishingStatus: 'Published',
  pledgedContracts: [ben, ada],
};
const AT = '2026-11-16T15:00:00.000Z';
const EMPTY = { total: 0, items: [], isOpen: true, leftToday: 3 };
const NOTHING: Answers = {
  questMessagePage: EMPTY,
  volunteerMessagePage: { ...EMPTY, unansweredCount: 0 },
};
const PREVIEW = {
  peopleCount: 2,
  channels: [{ channel: 'email', count: 1 }],
  unreached: [ada],
  unwantedCount: 0,
  copyCount: 1,
  leavesOutYoung: false,
  isAnswered: false,
  waitsUntil: null,
};
const asked = (body: string, given: object = {}) => ({
  ...{ id: 'm1', body, createdAt: AT, canBeAnswered: true, contract: ben, answers: [] },
  ...given,
});
const sent = {
  ...{ id: 's1', audience: 'everybody', body: 'Bring gloves', createdAt: AT, copyCount: 1, unwantedCount: 0 },
  sums: [
    { channel: 'email', status: 'sending', count: 1 },
    { channel: 'email', status: 'waiting', count: 1 },
    { channel: 'email', status: 'failed', count: 1 },
  ],
};

function open(answers: Answers = {}, given: Parameters<typeof openPart>[1] = {}, changes: object = {}) {
  const shown = { ...quest, ...changes };
  const part = (
    <RecordContextProvider value={shown}>
      <WriteToPeople quest={shown as unknown as QuestRecord} />
      <QuestMessages />
    </RecordContextProvider>
  );
  return openPart(part, { ...given, answers: { ...NOTHING, ...answers } });
}

it('words first, then whom they reach and whom not, and only then they go [MSG-20, MSG-21]', async () => {
  const answers = { previewQuestMessage: PREVIEW, writeToQuest: { id: 's1' } };
  const { user, asked: sentTo } = await open(answers);
  await user.click(await screen.findByRole('button', { name: 'Message volunteers' }));
  const text = await screen.findByRole('textbox', { name: /^Message/ });
  expect(document.activeElement).toBe(text);
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findByText('Please fill out this field.')).toBeTruthy();
  await user.type(text, 'Bring gloves');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  const review = within(await screen.findByRole('dialog', { name: 'Send to 2 people?' }));
  expect(review.getByText('Bring gloves')).toBeTruthy();
  expect(review.getByText('Email: 1')).toBeTruthy();
  expect(review.getByText('Guardians copied: 1')).toBeTruthy();
  expect(within(review.getByRole('alert')).getByRole('listitem').textContent).toBe('v2');
  expect(review.getByText(/^No one reads email replies/)).toBeTruthy();
  expect(sentTo('ConsoleWriteToQuest')).toEqual([]);
  await user.click(review.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('textbox', { name: /^Message/ })).toHaveProperty('value', 'Bring gloves');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Message sent.')).toBeTruthy();
  const [message] = sentTo('ConsoleWriteToQuest');
  expect(message).toMatchObject({ questId: 'quest-1', audience: 'everybody', volunteerIds: null });
  expect(message).toHaveProperty('clientKey', expect.stringMatching(/^[\da-f-]{36}$/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('by name, and at least one; a refusal stands at the text [MSG-20: chosen ones]', async () => {
  const answers = { previewQuestMessage: refusal('CONTACT_DETAILS_TO_YOUNG', 'Take out the number.') };
  const { user, asked: sentTo } = await open(answers);
  await user.click(await screen.findByRole('button', { name: 'Message volunteers' }));
  await user.click(await screen.findByRole('radio', { name: 'Some' }));
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Call 2125550143');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findByText('Choose at least one person.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Ben' }));
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findByText('Take out the number.')).toBeTruthy();
  expect(sentTo('ConsoleMessagePreview')).toMatchObject([{ audience: 'chosen', volunteerIds: ['v1'] }]);
});

it('afterwards it stands there with its sums, and on demand who got it, who did not, and why [MSG-01, MSG-21]', async () => {
  const delivery = {
    ...{ id: 'd1', channel: 'email', status: 'failed', isUnwanted: false, changedAt: AT, contract: ben },
  };
  const off = { ...delivery, id: 'd2', status: 'unreachable', isUnwanted: true, contract: ada };
  const { user } = await open({
    questMessagePage: { ...EMPTY, total: 1, leftToday: 0, items: [{ ...sent, unwantedCount: 1 }] },
    questMessageDeliveryPage: { total: 2, items: [delivery, off] },
  });
  expect(await screen.findByText('Bring gloves')).toBeTruthy();
  const sums = 'Email: 2 on the way, Email: 1 not delivered, 1 turned these off, Guardians copied: 1';
  expect(screen.getByText(sums)).toBeTruthy();
  expect(screen.getByText(/^That was three today/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Message volunteers' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Who got it' }));
  const people = await screen.findByRole('list', { name: 'Who got it' });
  expect(
    within(people)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ben: Email, not delivered, 11/16, 10:00 am', 'v2: not reached: turned off']);
});

it('what volunteers wrote is answered there; what waits is marked and counted [MSG-23]', async () => {
  const answered = { id: 'a1', body: 'The red one', createdAt: AT };
  const messages = [
    asked('Which door?'),
    asked('And when?', { id: 'm2', contract: ada, answers: [answered], canBeAnswered: false }),
  ];
  const { user, asked: sentTo } = await open({
    volunteerMessagePage: { ...EMPTY, total: 2, unansweredCount: 1, items: messages },
    answerVolunteer: { id: 'm1' },
  });
  expect(await screen.findByText('1 unanswered')).toBeTruthy();
  expect(screen.getAllByText('Unanswered')).toHaveLength(1);
  expect(screen.getByText('The red one')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Answer Ben' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer Ben' }));
  expect(dialog.getByText('Which door?')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /^Message/ }), 'The green one');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Answer sent.')).toBeTruthy();
  expect(sentTo('ConsoleAnswerVolunteer')).toMatchObject([{ messageId: 'm1', text: 'The green one' }]);
});

it('admins are led to the page that says where answers by mail go [MSG-22: one place]', async () => {
  const { asked: sentTo } = await open();
  const link = await screen.findByRole('link', { name: 'Where email replies go' });
  expect(link.getAttribute('href')).toMatch(/\/messages$/);
  expect(sentTo('ConsoleAnswersAddress')).toEqual([]);
});

it('without them nothing of it is there [MSG-20: rights]', async () => {
  const { asked: sentTo } = await open({}, { roles: ['boardMembers'] });
  await waitFor(() => expect(screen.queryByText('Messages')).toBeNull());
  expect(sentTo('ConsoleQuestMessages')).toEqual([]);
});

it('who is no admin writes, and sets no address [MSG-22: rights]', async () => {
  await open({}, { roles: ['coordinators'] });
  expect(await screen.findByText('Sent')).toBeTruthy();
  expect(screen.queryByText('Where email replies go')).toBeNull();
});

it('a draft has no messages [MSG-20: until when]', async () => {
  await open({}, {}, { publishingStatus: 'Draft' });
  expect(screen.queryByText('Messages')).toBeNull();
});

it('all of it is Spanish [LNG-07: messages of a quest]', async () => {
  const answers = {
    questMessagePage: { ...EMPTY, total: 1, leftToday: 1, items: [sent] },
    volunteerMessagePage: { ...EMPTY, total: 1, unansweredCount: 1, items: [asked('¿Qué puerta?')] },
    previewQuestMessage: { ...PREVIEW, waitsUntil: AT, unwantedCount: 1 },
  };
  const { user } = await open(answers, { locale: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Escribir a tu gente' }));
  await user.type(await screen.findByRole('textbox', { name: /^Mensaje/ }), 'Traigan guantes');
  const written = ['Bring gloves'];
  expect(englishIn().filter((text) => !written.includes(text))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Revisar' }));
  expect(await screen.findByRole('dialog', { name: '¿Enviar a 2 personas?' })).toBeTruthy();
  expect(englishIn().filter((text) => !written.includes(text))).toEqual([]);
});
