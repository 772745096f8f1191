import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atLeast } from '../tests/support/at-least.ts';
import { BAD_ROWS } from '../tests/support/bad-rows.ts';
import { openScratchStore, outcomeOf } from '../tests/support/scratch-store.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;

beforeAll(async () => {
  scratch = await openScratchStore();
});
afterAll(() => scratch.end());

async function refuses(...names: string[]): Promise<void> {
  for (const name of names) {
    for (const work of atLeast(1, BAD_ROWS[name] ?? []))
      expect(await outcomeOf(scratch.store, work)).toBe(name);
  }
}

describe('rows that the database refuses', () => {
  it('has a bad row for every CHECK of the schema, and each is refused by that CHECK', async () => {
    const rows = await scratch.store.read.all<{ sql: string }>(
      sql`SELECT sql FROM sqlite_schema WHERE type = 'table'`,
    );
    const checks = rows.flatMap(({ sql: text }) =>
      [...text.matchAll(/CONSTRAINT "(\w+)" CHECK/g)].map((match) => match[1] ?? ''),
    );
    expect(Object.keys(BAD_ROWS).sort()).toEqual(checks.sort());
    await refuses(...checks);
  });

  it('QST-01 QST-03 other quest types and publishing statuses', () =>
    refuses('quest_event_type', 'quest_publishing_status'));
  it('EDQ-03 EDQ-04 a quest without title or with 26 characters', () => refuses('quest_title_length'));
  it('EDQ-02 EDQ-05 a supervisor of 36, a description of 10001 characters', () =>
    refuses('quest_giver_name_length', 'quest_description_length'));
  it('EDQ-06 EDQ-07 an end that is not after the start, or more than 16 hours later', () =>
    refuses('quest_end_after_start', 'quest_duration'));
  it('EDQ-09 DEC-12 places outside 1 to 75', () => refuses('quest_resource_max', 'quest_resource_min'));
  it('EDQ-17 ELI-22 an age policy index outside 0 to 3', () => refuses('quest_age_policy_index'));
  it('ACC-01 account types other than Chariteer and Provider', () => refuses('account_type'));
  it('ACC-10 ACC-11 ACC-13 phone numbers that are not 10 digits or begin with 1', () =>
    refuses('account_phone', 'chariteer_phone', 'chariteer_emergency_phone'));
  it('ACC-15 an email address that ends in .con', () => refuses('account_email_typo'));
  it('ACC-18 ACC-19 usernames that are not 3 to 20 letters and digits', () =>
    refuses('account_username', 'chariteer_username'));
  it('ACC-22 an emergency contact of 256 characters', () => refuses('chariteer_emergency_name'));
  it('ACC-49 a subscription other than unsubscribed, silver and gold', () =>
    refuses('chariteer_subscription'));
  it('ATT-01 contract statuses other than Present, Absent, Booted and Cancelled', () =>
    refuses('contract_status'));
  it('ATT-04 an Absent contract with actual times', () => refuses('contract_absent_has_no_times'));
  it('ATT-12 OPEN-CON-03 reasons of 151 characters', () =>
    refuses('contract_abandon_reason', 'provider_ban_reason'));
  it('ATT-14 a Booted contract that is still active', () => refuses('contract_booted_is_abandoned'));
  it('CON-07 arrivals and departures that cross', () =>
    refuses('contract_expected_order', 'contract_actual_order'));
  it('ENT-10 credits whose type and unit do not belong together', () => refuses('credit_type_and_unit'));
  it('ENT-39 contact emails neither Unverified nor Confirmed', () => refuses('contact_email_status'));
  it('ORI-02 ORI-17 other resolutions, and notes of 300 characters', () =>
    refuses('orientation_resolution', 'orientation_note_length'));
  it('GUI-15 a guild that is none of the 17 kinds', () => refuses('guild_classification'));
  it('GUI-21 SAF-31 DEC-56 a join code of another shape than the product makes, or than one of old', () =>
    refuses('guild_easy_join_code'));
  it('OPEN-ACC-05 a removed person of whom something personal is left', () =>
    refuses('chariteer_personal_until_removal'));
});
