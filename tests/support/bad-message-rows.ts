import { insertAccount, insertVolunteerRow } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { FACTORY_NOW as NOW } from '#db/factories/sequence.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { messageChoice, pushSubscription, saidOnce, shortLink, textNumber } from '#db/schema/message.ts';
import {
  providerMessaging,
  questFeedback,
  questMessage,
  questNotice,
  stampReminders,
} from '#db/schema/quest-message.ts';
import { mail, rawText, type Work } from './row-makers.ts';

const choice =
  (values: Partial<typeof messageChoice.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const row = { accountId, class: 'news', channel: 'email', isOn: true, changedAt: NOW } as const;
    await tx.insert(messageChoice).values({ ...row, ...values });
  };
const shown =
  (values: Partial<typeof pushSubscription.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const endpoint = tx.cells.seal('push_subscription.endpoint', 'p', 'https://push.example/1');
    const keys = tx.cells.seal('push_subscription.keys', 'p', '{}');
    const row = { id: 'p', accountId, endpoint, endpointKey: 'k', keys, browser: 'Firefox', createdAt: NOW };
    await tx.insert(pushSubscription).values({ ...row, ...values });
  };
const texted =
  (values: Partial<typeof textNumber.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const number = tx.cells.seal('text_number.number', accountId, '+12015550123');
    const row = { accountId, number, numberKey: 'k', state: 'asked', createdAt: NOW } as const;
    await tx.insert(textNumber).values({ ...row, ...values });
  };
const told =
  (values: Partial<typeof questMessage.$inferInsert>): Work =>
  async (tx) => {
    const { id: questId } = await insertQuest(tx);
    const row = { id: 'm', questId, kind: 'to-people', audience: 'everybody', body: 'Soon!' } as const;
    await tx.insert(questMessage).values({ ...row, createdAt: NOW, ...values });
  };
const noticed =
  (values: Partial<typeof questNotice.$inferInsert>): Work =>
  async (tx) => {
    const { id: questId } = await insertQuest(tx);
    await tx.insert(questNotice).values({ id: 'n', questId, kind: 'moved', createdAt: NOW, ...values });
  };
const felt =
  (values: Partial<typeof questFeedback.$inferInsert>): Work =>
  async (tx) => {
    const { id: questId } = await insertQuest(tx);
    const { id: chariteerId } = await insertVolunteerRow(tx);
    const { id: contractId } = await insertContract(tx, { questId, chariteerId });
    const row = { contractId, questId, wouldComeAgain: true, answeredAt: NOW };
    await tx.insert(questFeedback).values({ ...row, ...values });
  };
const writes =
  (values: Partial<typeof providerMessaging.$inferInsert>): Work =>
  async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    await tx.insert(providerMessaging).values({ providerId, ...values });
  };
const ran =
  (values: Partial<typeof jobRun.$inferInsert>): Work =>
  async (tx) =>
    tx.insert(jobRun).values({ name: 'reminders', slot: NOW, leasedUntil: NOW, startedAt: NOW, ...values });

/** Bad rows of what concerns messages and reminders. */
export const BAD_MESSAGE_ROWS: Record<string, Work[]> = {
  job_run_counts: [ran({ handled: -1 }), ran({ failures: -1 })],
  job_run_name: [ran({ name: '' }), ran({ name: 'x'.repeat(61) })],
  message_choice_channel: [choice({ channel: 'pigeon' as 'email' })],
  message_choice_class: [choice({ class: 'account' as 'news' })],
  message_choice_is_on: [choice({ isOn: rawText('2') })],
  outbox_message_changes: [mail({ changes: '{}' }), mail({ changes: 'not json' })],
  provider_messaging_answers: [writes({ answersTo: 'nobody' })],
  provider_messaging_reminders: [writes({ reminders: rawText('{}') })],
  push_subscription_browser: [shown({ browser: '' }), shown({ browser: 'x'.repeat(81) })],
  quest_feedback_words: [felt({ words: '' }), felt({ words: 'x'.repeat(281) })],
  quest_feedback_would: [felt({ wouldComeAgain: rawText('2') })],
  quest_message_answer: [told({ answersId: 'q' })],
  quest_message_audience: [told({ audience: 'mine' as 'chosen' })],
  quest_message_kind: [told({ kind: 'gossip' as 'to-people', audience: null })],
  quest_message_length: [told({ body: '' }), told({ body: 'x'.repeat(1001) })],
  quest_message_one: [async (tx) => told({ volunteerId: (await insertVolunteerRow(tx)).id })(tx)],
  quest_message_to_people: [told({ audience: null })],
  quest_notice_kind: [noticed({ kind: 'forgotten' as 'moved' })],
  quest_notice_words: [noticed({ words: '' }), noticed({ words: 'x'.repeat(501) })],
  said_once_key: ['', 'x'.repeat(201)].map(
    (key): Work =>
      (tx) =>
        tx.insert(saidOnce).values({ key, saidAt: NOW }),
  ),
  short_link_path: ['', 'q', '//evil.example', '/answer?token=1'].map(
    (path): Work =>
      (tx) =>
        tx.insert(shortLink).values({ code: 'K7M2P9Q', path, madeAt: NOW }),
  ),
  stamp_reminders_list: [
    async (tx) => {
      const { id: stampId } = await insertQuest(tx);
      await tx.insert(stampReminders).values({ stampId, reminders: rawText('{}') });
    },
  ],
  text_number_agreed: [texted({ state: 'confirmed' })],
  text_number_attempts: [texted({ codeAttempts: -1 }), texted({ codeAttempts: 11 })],
  text_number_code: [texted({ codeHash: 'h' })],
  text_number_state: [texted({ state: 'lost' as 'asked', agreedAt: NOW })],
  text_number_stopped: [texted({ state: 'stopped', agreedAt: NOW }), texted({ stoppedAt: NOW })],
};
