import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlanners, type Planners, planOf } from '../tests/support/query-plans.ts';

let opened: Planners;

beforeAll(async () => {
  opened = await openPlanners();
});
afterAll(() => opened.close());

const PLANNERS = ['without statistics', 'with statistics'];
const plannerOf = (name: string) => {
  const found = opened.planners.find((planner) => planner.name === name);
  if (!found) throw new Error(name);
  return found;
};

/** A question that the product asks often, and the index that has to answer it. */
const QUESTIONS: readonly [query: string, index: string][] = [
  [
    `quest WHERE providerId = '1' AND startedAt >= 1 AND startedAt < 2 ORDER BY startedAt`,
    'quest_provider_start',
  ],
  [`quest WHERE providerId = '1' AND startedAt IS NULL`, 'quest_provider_start'],
  [`quest WHERE providerId = '1' AND publishingStatus = 'Template'`, 'quest_provider_status'],
  [`quest WHERE startedAt >= 1 AND startedAt < 2`, 'quest_start'],
  [`quest_import WHERE importSource = 'city' AND importId = '1'`, 'quest_import_source'],
  [`quest WHERE templateQuestId = '1' AND startedAt = 2`, 'quest_template_start'],
  [`contract WHERE questId = '1' ORDER BY claimedAt`, 'contract_quest'],
  [`contract WHERE chariteerId = '1' ORDER BY claimedAt DESC`, 'contract_chariteer'],
  [`contract WHERE guildId = '1'`, 'contract_guild'],
  // Sign-ups have no guild: an index with all of them under null must not be taken for a few.
  [
    `contract WHERE id IN (SELECT value FROM json_each('[]')) AND guildId IS NULL`,
    'sqlite_autoindex_contract_1',
  ],
  [`contract WHERE questId IN (SELECT value FROM json_each('[]')) AND guildId IS NULL`, 'contract_quest'],
  [`reservation_request WHERE guildId = '1' AND status = 'asked'`, 'reservation_request_guild'],
  [`reservation_request WHERE questId = '1' ORDER BY createdAt DESC`, 'reservation_request_quest'],
  [`guild_block WHERE chariteerId = '1' AND groupId = '2'`, 'sqlite_autoindex_guild_block_1'],
  [`guild_closure WHERE guildId = '1' AND providerId = '2'`, 'sqlite_autoindex_guild_closure_1'],
  [
    `contract WHERE questId = '1' AND chariteerId = '2' AND abandonedAt IS NULL AND guildId IS NULL`,
    'contract_active_person',
  ],
  [
    `contract WHERE questId = '1' AND abandonedAt IS NULL AND guildId IS NOT NULL`,
    'contract_active_reservation',
  ],
  [`contract WHERE ownMarkedAt IS NOT NULL ORDER BY ownMarkedAt DESC, id DESC`, 'contract_own_mark'],
  [`contract WHERE timesReason IS NOT NULL ORDER BY markedAt DESC, id DESC`, 'contract_times_reason_marked'],
  [`contract WHERE creditedUntil IS NOT NULL AND actualDepartureAt <= 1`, 'contract_credited_until'],
  [`waiting_person WHERE questId = '1' ORDER BY joinedAt, id`, 'waiting_person_order'],
  [`waiting_person WHERE questId = '1' AND chariteerId = '2'`, 'waiting_person_once'],
  [`waiting_person WHERE chariteerId = '1'`, 'waiting_person_chariteer'],
  [`place_offer WHERE questId = '1' AND state = 'standing'`, 'place_offer_quest'],
  [`place_offer WHERE state = 'standing' AND endsAt <= 1`, 'place_offer_end'],
  [`credit WHERE playerId = '1' ORDER BY createdAt DESC`, 'credit_player'],
  [`credit WHERE questId = '1'`, 'credit_quest'],
  [`credit WHERE contractId = '1'`, 'credit_contract_type'],
  [`provider WHERE districtId = '1' ORDER BY nameKey`, 'provider_district'],
  ['provider ORDER BY nameKey LIMIT 25', 'provider_name'],
  [`account WHERE instr(searchKey, 'jose') > 0 ORDER BY searchKey LIMIT 25`, 'account_search'],
  [`provider WHERE importSource = 'irs' AND importId = '1'`, 'provider_import'],
  [`location WHERE providerId = '1' ORDER BY position`, 'location_provider'],
  [`account WHERE usernameKey = 'ada'`, 'account_username_key'],
  [`account WHERE emailKey = 'ada@demo.example'`, 'account_email_key'],
  [`account WHERE mailboxKey = 'ada@demo.example'`, 'account_mailbox'],
  [`contact_email WHERE mailboxKey = 'ada@demo.example'`, 'contact_email_mailbox'],
  [`email_change WHERE mailboxKey = 'ada@demo.example' AND expiresAt > 1`, 'email_change_mailbox'],
  [`former_address WHERE mailboxKey = 'ada@demo.example' AND expiresAt > 1`, 'former_address_mailbox'],
  [`account WHERE isStaff = 1`, 'account_staff'],
  [`contact_email WHERE accountId = '1' ORDER BY position`, 'contact_email_position'],
  [`session WHERE accountId = '1'`, 'session_account'],
  [`session WHERE expiresAt < 1`, 'session_expiry'],
  [`account_token WHERE tokenHash = '1'`, 'account_token_hash'],
  [`account_token WHERE expiresAt < 1`, 'account_token_expiry'],
  [`child_record WHERE guardianAccountId = '1'`, 'child_record_guardian'],
  [`guardian_consent WHERE chariteerId = '1'`, 'guardian_consent_chariteer'],
  [`guardian_consent WHERE mailboxKey = 'a@b.example'`, 'guardian_consent_mailbox'],
  [`guardian_consent WHERE state = 'asked' AND tickUntil > 0`, 'guardian_consent_tick'],
  [`guardian_link WHERE tokenHash = '1'`, 'guardian_link_token'],
  [`guardian_link WHERE chariteerId = '1' AND kind = 'decision'`, 'guardian_link_chariteer'],
  [`guardian_link WHERE expiresAt < 1`, 'guardian_link_expiry'],
  [`guardian_browser WHERE keyHash = '1'`, 'guardian_browser_key'],
  [`guardian_browser WHERE linkId = '1'`, 'guardian_browser_link'],
  [`supervision WHERE contractId = '1' AND isCurrent = 1`, 'supervision_current'],
  [`supervision WHERE contractId = '1'`, 'supervision_contract'],
  [`supervision WHERE supervisorId = '1' AND state IN ('asked', 'agreed')`, 'supervision_supervisor'],
  [`supervision WHERE waitsUntil <= 1 ORDER BY waitsUntil`, 'supervision_waiting'],
  [`known_browser WHERE tokenHash = '1' AND expiresAt > 1`, 'sqlite_autoindex_known_browser_1'],
  [`known_browser WHERE accountId = '1' ORDER BY expiresAt DESC`, 'known_browser_account'],
  [`known_browser WHERE expiresAt <= 1`, 'known_browser_expiry'],
  [`held_username WHERE usernameKey = 'ada'`, 'sqlite_autoindex_held_username_1'],
  [`email_change WHERE tokenHash = '1' AND expiresAt > 1`, 'email_change_token'],
  [`email_change WHERE expiresAt <= 1`, 'email_change_expiry'],
  [`rate_limit WHERE key = '1' OR (key > '1:' AND key < '1;')`, 'sqlite_autoindex_rate_limit_1'],
  [`favorite_district WHERE chariteerId = '1' ORDER BY position`, 'favorite_district_position'],
  [`favorite_district WHERE districtId = '1'`, 'favorite_district_district'],
  [`provider_ban WHERE providerId = '1' AND chariteerId = '2'`, 'provider_ban_person'],
  [`member_group WHERE providerId = '1'`, 'member_group_provider'],
  [`group_member WHERE accountId = '1'`, 'group_member_account'],
  [`group_member WHERE groupId = '1'`, 'group_member_role_of_group'],
  [`group_application WHERE groupId = '1' AND status = 'accepted'`, 'group_application_group'],
  [`guild ORDER BY searchKey LIMIT 8`, 'guild_search'],
  [`orientation WHERE chariteerId = '1' AND providerId = '2'`, 'orientation_person'],
  [
    `orientation WHERE chariteerId = '1' AND templateId = '2' ORDER BY startedAt DESC LIMIT 1`,
    'orientation_person_training',
  ],
  [`orientation WHERE providerId = '1' AND templateId IS NULL`, 'orientation_provider'],
  [`quest_required_orientation WHERE questId = '1'`, 'sqlite_autoindex_quest_required_orientation_1'],
  [`alert WHERE providerId = '1' ORDER BY createdAt DESC`, 'alert_provider'],
  [`wallet_entry WHERE providerId = '1' AND currency = 'CM'`, 'wallet_entry_provider'],
  [`payment_return WHERE paymentId = '1'`, 'payment_return_payment'],
  [`payment_return WHERE subscriptionId = '1' AND isWhole`, 'payment_return_subscription'],
  [`payment_return WHERE isWhole AND NOT isLookedUp LIMIT 100`, 'payment_return_unknown'],
  [`payment_subscription WHERE accountId = '1'`, 'payment_subscription_account'],
  [`survey_submission WHERE contractId = '1'`, 'survey_submission_contract'],
  [`player_event WHERE playerId = '1' ORDER BY createdAt`, 'player_event_player'],
  [`player_event WHERE createdAt < 1`, 'player_event_age'],
  [
    `outbox_message WHERE channel = 'email' AND status = 'waiting' AND urgency = 0 AND nextAttemptAt <= 1 ORDER BY nextAttemptAt`,
    'outbox_message_due',
  ],
  [`outbox_message WHERE status = 'failed' ORDER BY createdAt DESC LIMIT 20`, 'outbox_message_state'],
  [`outbox_message WHERE status = 'sent' AND createdAt <= 1`, 'outbox_message_state'],
  [`outbox_message ORDER BY createdAt DESC LIMIT 20`, 'outbox_message_age'],
  [`outbox_message WHERE recipientKey = 'a@b.example' ORDER BY createdAt DESC`, 'outbox_message_recipient'],
  [`outbox_message WHERE sealed IS NOT NULL AND contentUntil <= 1 LIMIT 1`, 'outbox_message_content'],
  [`caused_mail WHERE recipientHash = 'h' AND queuedAt > 1`, 'caused_mail_recipient'],
  [`caused_mail WHERE queuedAt <= 1`, 'caused_mail_age'],
  [`audit_entry WHERE subjectType = 'quest' AND subjectId = '1' ORDER BY at`, 'audit_entry_subject'],
  [`audit_entry ORDER BY at DESC LIMIT 20`, 'audit_entry_at'],
  [`rate_limit WHERE windowStart < 1`, 'rate_limit_window'],
];

describe.each(PLANNERS)('query plans %s', (name) => {
  it('answer every frequent question by an index, without sorting', () => {
    for (const [query, index] of QUESTIONS) {
      const steps = planOf(plannerOf(name), `SELECT * FROM ${query}`).map(({ detail }) => detail);
      expect(steps.join('; '), query).toMatch(
        new RegExp(`(SEARCH|SCAN) \\w+ USING (COVERING )?INDEX ${index}\\b`),
      );
      expect(steps.join('; '), query).not.toContain('TEMP B-TREE');
    }
  });

  it('find the children of every foreign key by an index, so that no delete reads a whole table', () => {
    const planner = plannerOf(name);
    const keys = planner.db
      .prepare(
        `SELECT t.name AS child, group_concat(k."from", ',') AS columns
         FROM pragma_table_list AS t JOIN pragma_foreign_key_list(t.name) AS k
         WHERE t.schema = 'main' GROUP BY t.name, k.id`,
      )
      .all() as { child: string; columns: string }[];
    expect(keys.length).toBeGreaterThan(40);
    for (const { child, columns } of keys) {
      const condition = columns.split(',').map((column) => `"${column}" = '1'`);
      const plan = planOf(planner, `SELECT 1 FROM "${child}" WHERE ${condition.join(' AND ')}`);
      expect(plan.map((step) => step.detail).join(), `${child}(${columns})`).toMatch(/^SEARCH/);
    }
  });
});
