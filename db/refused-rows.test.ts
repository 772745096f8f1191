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

  it('other quest types and publishing statuses [QST-01, QST-03]', () =>
    refuses('quest_event_type', 'quest_publishing_status'));
  it('a quest without title or with 26 characters [EDQ-03, EDQ-04]', () => refuses('quest_title_length'));
  it('a supervisor of 36, a description of 10001 characters [EDQ-02, EDQ-05]', () =>
    refuses('quest_giver_name_length', 'quest_description_length'));
  it('an end that is not after the start, or more than 16 hours later [EDQ-06, EDQ-07]', () =>
    refuses('quest_end_after_start', 'quest_duration'));
  it('places outside 1 to 75 [EDQ-09, DEC-12]', () => refuses('quest_resource_max', 'quest_resource_min'));
  it('an age policy index outside 0 to 3 [EDQ-17, ELI-22]', () => refuses('quest_age_policy_index'));
  it('account types other than Chariteer and Provider [ACC-01]', () => refuses('account_type'));
  it('phone numbers that are not 10 digits or begin with 1 [ACC-10, ACC-11, ACC-13]', () =>
    refuses('account_phone', 'chariteer_phone', 'chariteer_emergency_phone'));
  it('an email address that ends in .con [ACC-15]', () => refuses('account_email_typo'));
  it('usernames that are not 3 to 20 letters and digits [ACC-18, ACC-19]', () =>
    refuses('account_username', 'chariteer_username'));
  it('an emergency contact of 256 characters [ACC-22]', () => refuses('chariteer_emergency_name'));
  it('a subscription other than unsubscribed, silver and gold [ACC-49]', () =>
    refuses('chariteer_subscription'));
  it('contract statuses other than the known ones [ATT-01, HRS-03]', () => refuses('contract_status'));
  it('an Absent contract with actual times [ATT-04]', () => refuses('contract_absent_has_no_times'));
  it('reasons of 151 characters [ATT-12, OPEN-CON-03]', () =>
    refuses('contract_abandon_reason', 'provider_ban_reason'));
  it('a Booted contract that is still active [ATT-14]', () => refuses('contract_booted_is_abandoned'));
  it('arrivals and departures that cross [CON-07]', () =>
    refuses('contract_expected_order', 'contract_actual_order'));
  it('credits whose type and unit do not belong together [ENT-10]', () => refuses('credit_type_and_unit'));
  it('contact emails neither Unverified nor Confirmed [ENT-39]', () => refuses('contact_email_status'));
  it('other resolutions, and notes of 300 characters [ORI-02, ORI-17]', () =>
    refuses('orientation_resolution', 'orientation_note_length'));
  it('a guild that is none of the 17 kinds [GUI-15]', () => refuses('guild_classification'));
  it('a join code of another shape than the product makes, or than one of old [GUI-21, SAF-31, DEC-56]', () =>
    refuses('guild_easy_join_code'));
  it('a removed person of whom something personal is left [OPEN-ACC-05]', () =>
    refuses('chariteer_personal_until_removal'));
});
