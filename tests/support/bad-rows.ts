import { Sealed } from '#db/cells/sealed.ts';
import { insertAccount, insertVolunteerRow } from '#db/factories/insert-account.ts';
import { insertCredit } from '#db/factories/insert-contract.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertGuild, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertReservationRequest } from '#db/factories/insert-reservation-request.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { HOUR_MS, FACTORY_NOW as NOW } from '#db/factories/sequence.ts';
import { causedMail } from '#db/schema/caused-mail.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import type { contract } from '#db/schema/contract.ts';
import { importedVolunteer } from '#db/schema/imported-volunteer.ts';
import { mailServer } from '#db/schema/mail-server.ts';
import { commitStamp, rateLimit, setting } from '#db/schema/setting.ts';
import type { Db } from '#db/store.ts';
import { BAD_AREA_ROWS } from './bad-area-rows.ts';
import { BAD_CLAIM_ROWS } from './bad-claim-rows.ts';
import { BAD_CONTEST_ROWS } from './bad-contest-rows.ts';
import { BAD_COPY_ROWS } from './bad-copy-rows.ts';
import { BAD_DOCUMENT_ROWS } from './bad-document-rows.ts';
import { BAD_ENTRY_ROWS } from './bad-entry-rows.ts';
import { BAD_FACTOR_ROWS } from './bad-factor-rows.ts';
import { BAD_FIELD_ROWS } from './bad-field-rows.ts';
import { BAD_FOLLOW_ROWS } from './bad-follow-rows.ts';
import { BAD_HOUR_VALUE_ROWS } from './bad-hour-value-rows.ts';
import { BAD_LETTER_ROWS } from './bad-letter-rows.ts';
import { BAD_MERGE_ROWS } from './bad-merge-rows.ts';
import { BAD_MESSAGE_ROWS } from './bad-message-rows.ts';
import { BAD_NOTE_ROWS } from './bad-note-rows.ts';
import { BAD_PASSKEY_ROWS } from './bad-passkey-rows.ts';
import { BAD_PICTURE_ROWS } from './bad-picture-rows.ts';
import { BAD_PLACE_ROWS } from './bad-place-rows.ts';
import { BAD_REGULAR_ROWS } from './bad-regular-rows.ts';
import { BAD_STAND_IN_ROWS } from './bad-stand-in-rows.ts';
import { BAD_WALK_IN_ROWS } from './bad-walk-in-rows.ts';
import { BAD_WEBHOOK_ROWS } from './bad-webhook-rows.ts';
import {
  account,
  announced,
  application,
  asked,
  audit,
  belonged,
  broadcast,
  browser,
  childOf,
  closed,
  consent,
  contact,
  emailWanted,
  event,
  favour,
  feed,
  formerly,
  guardianBrowserRow,
  guardianLinkRow,
  held,
  heldName,
  imported,
  invitation,
  inviteLink,
  joining,
  joins,
  ledger,
  mail,
  person,
  proof,
  quest,
  rawText,
  recapped,
  recapShared,
  recapSum,
  removed,
  seal,
  signIn,
  supervised,
  survey,
  token,
  trace,
  traceMark,
  translated,
  undone,
  volunteerInvited,
  type Work,
  written,
  yearShared,
} from './row-makers.ts';

/** A reservation that holds two spots. */
const heldFor =
  (values: Partial<typeof contract.$inferInsert>): Work =>
  async (tx) => {
    const { id: guildId } = await insertGuild(tx);
    await held({ guildId, guildSpots: 2, guildSpotsLeft: 2, releasesAt: NOW, ...values })(tx);
  };

/** For every CHECK of the schema at least one row that it must refuse, everything else about the row being right. */
export const BAD_ROWS: Record<string, Work[]> = {
  ...BAD_AREA_ROWS,
  ...BAD_COPY_ROWS,
  ...BAD_FIELD_ROWS,
  ...BAD_FACTOR_ROWS,
  ...BAD_MESSAGE_ROWS,
  ...BAD_PICTURE_ROWS,
  ...BAD_PLACE_ROWS,
  ...BAD_MERGE_ROWS,
  ...BAD_PASSKEY_ROWS,
  ...BAD_CONTEST_ROWS,
  ...BAD_FOLLOW_ROWS,
  ...BAD_STAND_IN_ROWS,
  account_birth: [account({ dateOfBirth: '2011-02-29' }), account({ dateOfBirth: '5/17/1990' })],
  account_email: [account({ email: 'nobody' }), account({ email: `${'a'.repeat(250)}@b.us` })],
  account_email_key_lower: [account({ emailKey: 'Ada@demo.example' })],
  account_email_typo: [account({ email: 'ada@demo.con' })],
  account_is_banned: [account({ isBanned: rawText('7') })],
  account_is_staff: [account({ isStaff: rawText('2') })],
  account_phone: ['201555010', '20155501000', '1015550100', '201555010x'].map((phoneNumber) =>
    account({ phoneNumber: new Sealed(phoneNumber) }),
  ),
  account_provider_type: [async (tx) => insertAccount(tx, { providerId: (await insertProvider(tx)).id })],
  account_token_kind: [token({ kind: 'log-in' as 'verify-email' })],
  account_token_lifetime: [token({ expiresAt: NOW })],
  account_type: [account({ accountType: 'Robot' as 'Provider' })],
  account_username: ['ab', 'a'.repeat(21), 'with space', 'naïve', 'semi;colon'].map((username) =>
    account({ username, usernameKey: username, email: 'x@demo.example' }),
  ),
  account_username_key_lower: [account({ usernameKey: 'somebodyelse' })],
  alert_filters: [broadcast({ filters: rawText('{') })],
  closed_account_by: [closed({ closedBy: 'staff' as 'owner' })],
  closed_account_hashes: [closed({ emailHash: 'short' }), closed({ tokenHash: 'short' })],
  closed_account_held: [closed({ heldKeys: rawText('{}') })],
  closed_account_lifetime: [closed({ expiresAt: NOW })],
  former_address_email: [formerly({ emailAddress: 'nobody' })],
  former_address_hash: [formerly({ tokenHash: 'short' })],
  former_address_key_lower: [formerly({ emailKey: 'A@b.example' })],
  former_address_lifetime: [formerly({ expiresAt: NOW })],
  imported_volunteer_order: [
    async (tx) => {
      const { id } = await insertAccount(tx, {});
      await tx.insert(importedVolunteer).values({ accountId: id, importedAt: NOW, invitedAt: NOW - 1 });
    },
  ],
  joining_browser_hash: [joins({ browserHash: 'short' })],
  joining_code_hash: [joins({ codeHash: '123456' })],
  joining_former_codes: [joins({ formerCodeHashes: rawText('{}') })],
  joining_link_hash: [joins({ linkHash: 'the token itself' })],
  joining_tries: [joins({ tries: -1 })],
  proof_code_hash: [proof({ codeHash: 'short' })],
  proof_code_tries: [proof({ tries: -1 })],
  alert_mana_cost: [broadcast({ manaCost: -1 })],
  alert_recipient_channel: [broadcast({})],
  audit_entry_detail: [audit(rawText('[]'))],
  audit_seal_entries: [seal({ entries: 0 })],
  audit_seal_hash: [seal({ seal: 'short' })],
  audit_seal_removed_after: [seal({ removedAt: NOW })],
  calendar_feed_hash: [feed({ tokenHash: 'the secret itself' })],
  caused_mail_hash: [
    async (tx) =>
      tx.insert(causedMail).values({ id: 'c', recipientHash: 'rosa@demo.example', queuedAt: NOW }),
  ],
  chariteer_account_type: [person({ playerAccountType: 'Robot' as 'Provider' })],
  chariteer_birth: [person({ dateOfBirth: '1990-13-01' })],
  chariteer_email: [person({ emailAddress: 'nobody' })],
  chariteer_emergency_name: [
    person({ emergencyContactName: new Sealed('x'.repeat(256)) }),
    person({ emergencyContactName: new Sealed('') }),
  ],
  chariteer_emergency_phone: [
    person({ emergencyContactNumber: new Sealed('911') }),
    person({ emergencyContactNumber: new Sealed('1234567890') }),
  ],
  chariteer_celebrated_types: [person({ celebratedTypes: '{}' }), person({ celebratedTypes: 'food' })],
  chariteer_hides_pictures: [person({ hidesPictures: rawText('2') })],
  chariteer_hides_username: [person({ hidesUsername: rawText('2') })],
  chariteer_introduced: [person({ isIntroduced: rawText('2') }), person({ isIntroduced: true })],
  chariteer_introduction: [person({ introduction: '' }), person({ introduction: 'x'.repeat(141) })],
  chariteer_languages: [person({ languages: rawText('"spanish"') })],
  chariteer_personal_until_removal: [
    person({ nameFirst: null }),
    person({ dateOfBirth: null }),
    person({ ...removed, nameLast: 'Kept' }),
    person({ ...removed, nameMiddle: 'Kept' }),
  ],
  chariteer_phone: [
    person({ phoneNumber: new Sealed('1234567890') }),
    person({ phoneNumber: new Sealed('555') }),
  ],
  chariteer_profile_parts: [person({ profileParts: '{}' }), person({ profileParts: 'name' })],
  chariteer_zip: [
    person({ zipCode: '1045' }),
    person({ zipCode: '1045A' }),
    person({ zipCode: '10458-1234' }),
  ],
  chariteer_subscription: [person({ subscriptionStatus: 'platinum' as 'gold' })],
  chariteer_username: [person({ username: 'ab' })],
  commit_stamp_one_row: [async (tx) => tx.insert(commitStamp).values({ id: 2, value: 1 })],
  child_record_signed: [childOf({ signedName: '' })],
  contact_email_address: [contact({ emailAddress: 'nobody' })],
  contact_email_position_range: [contact({ position: -1 })],
  contact_email_status: [contact({ verificationStatus: 'Maybe' as 'Confirmed' })],
  email_change_address: [emailWanted({ emailAddress: 'nobody' })],
  email_change_hash: [emailWanted({ tokenHash: 'the secret itself' })],
  contract_abandon_reason: [held({ abandonedAt: NOW, abandonReason: 'x'.repeat(151) })],
  contract_absent_has_no_times: [
    held({ status: 'Absent', actualArrivalAt: NOW }),
    held({ status: 'Excused', actualArrivalAt: NOW }),
  ],
  ...BAD_CLAIM_ROWS,
  ...BAD_WALK_IN_ROWS,
  ...BAD_DOCUMENT_ROWS,
  ...BAD_WEBHOOK_ROWS,
  ...BAD_ENTRY_ROWS,
  ...BAD_HOUR_VALUE_ROWS,
  ...BAD_LETTER_ROWS,
  ...BAD_REGULAR_ROWS,
  ...BAD_NOTE_ROWS,
  contract_actual_order: [held({ actualArrivalAt: NOW, actualDepartureAt: NOW - 1 })],
  contract_booted_is_abandoned: [held({ status: 'Booted' })],
  contract_credited_until: [held({ actualDepartureAt: NOW, creditedUntil: NOW })],
  contract_times_reason: [held({ timesReason: 'x'.repeat(151) })],
  contract_expected_order: [held({ expectedArrivalAt: NOW, expectedDepartureAt: NOW })],
  contract_form: [held({ formJSON: '{' })],
  contract_guild_spots: [heldFor({ guildSpots: 0 }), heldFor({ guildSpots: 76 })],
  contract_guild_spots_left: [heldFor({ guildSpotsLeft: -1 }), heldFor({ guildSpotsLeft: 3 })],
  contract_guild_spots_of_guild: [heldFor({ guildId: null })],
  contract_releases: [
    heldFor({ releasesAt: null }),
    heldFor({ guildSpotsLeft: null }),
    heldFor({ guildSpots: null, guildSpotsLeft: null }),
  ],
  contract_others: [held({ others: -1 }), held({ others: 11 })],
  contract_others_came: [held({ others: 1, othersCame: 2 }), held({ others: 1, othersCame: -1 })],
  contract_others_of_sign_up: [
    async (tx) => {
      const { id: guildId } = await insertGuild(tx);
      await held({ guildId, others: 1 })(tx);
    },
  ],
  contract_party: [held({ party: '{' })],
  contract_reason_of_abandoned: [held({ abandonReason: 'ill' })],
  contract_status: [held({ status: 'Sick' as 'Present' })],
  credit_account_type: [(tx) => insertCredit(tx, { playerAccountType: 'Robot' as 'Provider' })],
  credit_type_and_unit: [
    (tx) => insertCredit(tx, { type: 'volunteerTime', unit: 'reputationXP' }),
    (tx) => insertCredit(tx, { type: 'reputation', unit: 'minutes' }),
    (tx) => insertCredit(tx, { type: 'volunteerTime', value: -1 }),
    (tx) => insertCredit(tx, { type: 'mana' as 'reputation' }),
  ],
  district_latitude: [(tx) => insertDistrict(tx, { centerLatitude: 91 })],
  district_longitude: [(tx) => insertDistrict(tx, { centerLongitude: -181 })],
  district_name_length: [(tx) => insertDistrict(tx, { name: '' })],
  district_zoom: [(tx) => insertDistrict(tx, { zoomLevel: 23 })],
  favorite_district_at_most_two: [(tx) => favour(tx, [3])],
  charity_request_charity_name: [joining({ charityName: '' }), joining({ charityName: 'x'.repeat(151) })],
  charity_request_place: [joining({ place: '' }), joining({ place: 'x'.repeat(201) })],
  charity_request_contact_name: [joining({ contactName: '' }), joining({ contactName: 'x'.repeat(151) })],
  charity_request_email: [joining({ emailAddress: 'nobody' })],
  charity_request_phone: [joining({ phoneNumber: new Sealed('1'.repeat(41)) })],
  charity_request_message: [joining({ message: '' }), joining({ message: 'x'.repeat(2001) })],
  charity_request_website: [joining({ website: 'x'.repeat(201) })],
  charity_request_work: [joining({ work: {} as [] })],
  charity_request_times: [joining({ times: 'x'.repeat(201) })],
  charity_request_tax_number: [joining({ taxNumber: '1'.repeat(21) })],
  charity_request_question: [joining({ question: '' }), joining({ question: 'x'.repeat(501) })],
  charity_request_answer: [joining({ answer: '' }), joining({ answer: 'x'.repeat(1001) })],
  ban_question_answer: [asked({ answer: 'maybe' as 'same', answeredAt: NOW })],
  ban_question_answered: [asked({ answer: 'same' }), asked({ answeredAt: NOW })],
  ban_trace_lifetime: [trace({ expiresAt: NOW })],
  ban_trace_mark_hash_length: [traceMark({ hash: 'rosa@example.org' })],
  ban_trace_mark_kind: [traceMark({ kind: 'shoe' as 'phone' })],
  group_application_decided: [application({ status: 'accepted' }), application({ decidedAt: NOW })],
  group_invitation_lifetime: [invitation({ expiresAt: NOW })],
  group_invitation_username: [
    invitation({ username: 'no', usernameKey: 'no' }),
    invitation({ username: '@', usernameKey: '@' }),
  ],
  group_invitation_username_key: [invitation({ usernameKey: 'KIM' })],
  volunteer_invitation_email: [volunteerInvited({ emailAddress: 'nobody' })],
  volunteer_invitation_key_of_email: [volunteerInvited({ emailKey: 'KIM@example.org' })],
  volunteer_invitation_labels: [volunteerInvited({ labelIds: { a: 1 } as unknown as string[] })],
  volunteer_invitation_lifetime: [volunteerInvited({ createdAt: NOW, expiresAt: NOW })],
  volunteer_invitation_name: [volunteerInvited({ name: '' }), volunteerInvited({ name: 'x'.repeat(121) })],
  group_application_status: [application({ status: 'refused' as 'accepted', decidedAt: NOW })],
  guardian_browser_hash: [guardianBrowserRow({ keyHash: 'short' })],
  guardian_consent_email: [consent({ guardianEmail: new Sealed('nobody') })],
  guardian_consent_ended: [consent({ state: 'refused' }), consent({ endedAt: NOW })],
  guardian_consent_given: [consent({ consentedAt: null })],
  guardian_consent_mailbox_lower: [consent({ mailboxKey: 'P@b.example' })],
  guardian_consent_name: [consent({ guardianName: new Sealed('') })],
  guardian_consent_profile: [consent({ allowsProfile: rawText('2') })],
  guardian_consent_profile_of_given: [consent({ state: 'asked', allowsProfile: true })],
  guardian_consent_state: [consent({ state: 'perhaps' as 'given' })],
  guardian_link_code: [guardianLinkRow({ codeHash: 'h' }), guardianLinkRow({ codeExpiresAt: NOW })],
  guardian_link_hash: [guardianLinkRow({ tokenHash: 'short' })],
  guardian_link_kind: [guardianLinkRow({ kind: 'other' as 'decision' })],
  guardian_link_lifetime: [guardianLinkRow({ expiresAt: NOW })],
  guardian_link_tries: [guardianLinkRow({ codeTries: -1 })],
  held_username_key_lower: [heldName({ usernameKey: 'Ada' })],
  known_browser_hash: [browser({ tokenHash: 'the secret itself' })],
  guild_classification: [(tx) => insertGuild(tx, { classification: 'Pirates' })],
  guild_description_length: [(tx) => insertGuild(tx, { description: '' })],
  guild_easy_join_code: ['ab12', 'AB1', 'AB123', 'AB-1'].map(
    (easyJoinCode) => (tx: Db) => insertGuild(tx, { easyJoinCode }),
  ),
  guild_asks_first: [(tx) => insertGuild(tx, { asksFirst: rawText('3') })],
  guild_announcement_length: [announced({ body: '' }), announced({ body: 'x'.repeat(1001) })],
  guild_invite_hash: [inviteLink({ tokenHash: 'the token itself' })],
  guild_invite_lifetime: [inviteLink({ expiresAt: NOW })],
  guild_invite_uses: [inviteLink({ useCount: -1 })],
  guild_name_key_lower: [(tx) => insertGuild(tx, { nameKey: 'Knights' })],
  guild_name_length: [(tx) => insertGuild(tx, { name: 'x'.repeat(101) })],
  location_is_approved: [(tx) => insertLocation(tx, { isApproved: rawText('3') })],
  location_latitude: [(tx) => insertLocation(tx, { latitude: -91 })],
  location_longitude: [(tx) => insertLocation(tx, { longitude: 181 })],
  location_name_length: [(tx) => insertLocation(tx, { name: '' })],
  location_position: [(tx) => insertLocation(tx, { position: -1 })],
  mail_server_count: [async (tx) => tx.insert(mailServer).values({ id: 1, troubleCount: 1 })],
  mail_server_last: [async (tx) => tx.insert(mailServer).values({ id: 1, lastTroubleAt: NOW })],
  mail_server_one_row: [async (tx) => tx.insert(mailServer).values({ id: 2 })],
  mail_server_pause: [async (tx) => tx.insert(mailServer).values({ id: 1, pausedUntil: NOW })],
  member_group_goal_settings: [(tx) => insertProviderGroup(tx, { goalSettings: rawText('{') })],
  member_group_name_length: [(tx) => insertProviderGroup(tx, { groupName: '' })],
  member_group_provider_of_type: [(tx) => insertProviderGroup(tx, { groupType: 'guild' })],
  member_group_type: [(tx) => insertProviderGroup(tx, { groupType: 'club' as 'guild' })],
  membership_period_order: [belonged({ endedAt: NOW }), belonged({ endedAt: NOW - 1 })],
  orientation_age_threshold: [(tx) => insertTraining(tx, { ageThreshold: 121 })],
  orientation_cost: [(tx) => insertTraining(tx, { estimatedCost: -1 })],
  orientation_fulfilled_by: [(tx) => insertTraining(tx, { fulfilledBy: 'Paying' as 'Complete' })],
  orientation_is_about_safety: [
    (tx) => insertTraining(tx, { isAboutSafety: rawText('2'), fulfilledBy: 'Complete' }),
  ],
  orientation_name_length: [(tx) => insertTraining(tx, { name: '' })],
  orientation_note_length: [(tx) => insertTrainingRecord(tx, { note: 'x'.repeat(300) })],
  orientation_person_or_template: [
    async (tx) => insertTraining(tx, { chariteerId: (await insertVolunteerRow(tx)).id }),
  ],
  orientation_resolution: [(tx) => insertTrainingRecord(tx, { resolution: 'Expired' as 'Complete' })],
  orientation_resolution_of_person: [(tx) => insertTrainingRecord(tx, { resolution: null })],
  orientation_safety_is_completed: [
    (tx) => insertTraining(tx, { isAboutSafety: true, fulfilledBy: 'Applying' }),
  ],
  orientation_start_of_person: [(tx) => insertTrainingRecord(tx, { startedAt: null })],
  orientation_time: [(tx) => insertTraining(tx, { estimatedTime: -1 })],
  outbox_message_attempts: [mail({ attempts: -1 })],
  outbox_message_channel: [mail({ channel: 'pigeon' as 'email' })],
  outbox_message_content_gone: [mail({ status: 'sent', sentAt: NOW }), mail({ status: 'expired' })],
  outbox_message_content_there: [mail({ sealed: null })],
  outbox_message_lease: [mail({ status: 'sending' }), mail({ leasedUntil: NOW })],
  outbox_message_one_line: [
    mail({ recipient: new Sealed('a@b.example\nBcc: all') }),
    mail({ recipient: new Sealed('a@b.example\r') }),
  ],
  outbox_message_recipient_key: [mail({ recipientKey: 'A@b.example' })],
  outbox_message_sent: [mail({ status: 'sent', sealed: null }), mail({ sentAt: NOW })],
  outbox_message_status: [mail({ status: 'lost' as 'failed' })],
  player_event_properties: [event(rawText('[]'))],
  provider_age_policies: [(tx) => insertProvider(tx, { agePolicies: '{}' })],
  provider_ban_reason: [
    async (tx) => {
      const { id: providerId } = await insertProvider(tx);
      const { id: chariteerId } = await insertVolunteerRow(tx);
      const reason = 'x'.repeat(151);
      await tx.insert(providerBan).values({ id: 'b', providerId, chariteerId, reason, createdAt: NOW });
    },
  ],
  provider_import_pair: [(tx) => insertProvider(tx, { importSource: 'irs' })],
  provider_demands_emergency_contact: [(tx) => insertProvider(tx, { demandsEmergencyContact: rawText('2') })],
  provider_demands_full_record: [(tx) => insertProvider(tx, { demandsFullRecord: rawText('2') })],
  provider_is_sponsor: [(tx) => insertProvider(tx, { isSponsor: rawText('2') })],
  provider_is_visible: [(tx) => insertProvider(tx, { isVisible: rawText('2') })],
  provider_name_length: [(tx) => insertProvider(tx, { name: '' })],
  provider_quest_configuration: [
    (tx) => insertProvider(tx, { questConfiguration: '[]' }),
    (tx) => insertProvider(tx, { questConfiguration: 'not json' }),
  ],
  quest_duration: [quest({ startedAt: NOW, endedAt: NOW + 16 * HOUR_MS + 1 })],
  quest_end_after_start: [
    quest({ startedAt: NOW, endedAt: NOW }),
    quest({ eventType: 'HYBRID-ROLE', startedAt: null, endedAt: NOW }),
  ],
  quest_event_type: [quest({ eventType: 'RAID' as 'OSV' })],
  quest_import_content: [imported({ content: 'not json' }), imported({ content: '[]' })],
  quest_publishing_status: [quest({ publishingStatus: 'Hidden' as 'Draft' })],
  // Instead of the values just beyond, of which another CHECK speaks first.
  quest_resource_max: [quest({ resourceMaxNumber: 76 })],
  quest_resource_min: [quest({ resourceMinNumber: 0 })],
  quest_resource_order: [
    quest({ resourceMinNumber: 6, resourceDesiredNumber: 5 }),
    quest({ resourceDesiredNumber: 11, resourceMaxNumber: 10 }),
  ],
  quest_service_tags: [quest({ serviceTags: rawText('{}') })],
  quest_start_required: [quest({ startedAt: null })],
  quest_taken_count: [quest({ takenCount: -1 })],
  quest_translation_description: [translated({ description: 'x'.repeat(10_001) })],
  quest_translation_digest: [translated({ sourceDigest: '' })],
  quest_translation_equipment: [translated({ equipment: 'x'.repeat(1_001) })],
  quest_translation_first_minutes: [translated({ firstMinutes: 'x'.repeat(301) })],
  quest_translation_locale: [translated({ locale: 'e' }), translated({ locale: 'x'.repeat(9) })],
  quest_translation_title: [translated({ eventTitle: '' }), translated({ eventTitle: 'x'.repeat(26) })],
  rate_limit_count: [async (tx) => tx.insert(rateLimit).values({ key: 'k', windowStart: NOW, count: -1 })],
  recap_total_counts: [recapSum({ volunteerCount: -1 }), recapSum({ serviceMinutes: -1 })],
  recap_total_period: [recapSum({ period: '2026-13' }), recapSum({ period: '2026-11-01' })],
  recap_volunteer_counts: [recapped({ completedQuests: -1 }), recapped({ lateDropCount: -1 })],
  recap_volunteer_is_new: [recapped({ isNew: rawText('2') })],
  recap_volunteer_is_retained: [recapped({ isRetained: rawText('2') })],
  recap_volunteer_period: [recapped({ period: '26' }), recapped({ period: '2026-00' })],
  reservation_request_asked: [(tx) => insertReservationRequest(tx, { askedAt: null })],
  reservation_request_decided: [
    (tx) => insertReservationRequest(tx, { decidedAt: NOW }),
    (tx) => insertReservationRequest(tx, { status: 'declined' }),
  ],
  reservation_request_spots: [
    (tx) => insertReservationRequest(tx, { guildSpots: 2 }),
    (tx) => insertReservationRequest(tx, { releasesAt: NOW }),
  ],
  reservation_request_status: [
    (tx) => insertReservationRequest(tx, { status: 'lost' as 'ended', decidedAt: NOW }),
  ],
  shared_recap_hash: [recapShared({ tokenHash: 'the secret itself' })],
  shared_recap_period: [recapShared({ period: '26' }), recapShared({ period: '2026-00' })],
  shared_year_hash: [yearShared({ tokenHash: 'the secret itself' })],
  shared_year_year: [yearShared({ year: 1999 }), yearShared({ year: 10_000 })],
  session_address_prefix: [signIn({ addressPrefix: '203.0.113.7' }), signIn({ addressPrefix: '2001:db8:1' })],
  session_browser_hash: [signIn({ browserHash: 'the secret itself' })],
  session_end_token_hash: [signIn({ endTokenHash: 'the secret itself' })],
  session_expires_in_seconds: [signIn({ expiresAt: NOW })],
  setting_value: [async (tx) => tx.insert(setting).values({ key: 'k', value: rawText('{'), updatedAt: NOW })],
  supervision_guardian_name: [supervised({ supervisorId: null, guardianName: new Sealed('') })],
  supervision_is_current: [supervised({ isCurrent: rawText('2') })],
  supervision_one: [supervised({ guardianName: new Sealed('Pat') })],
  supervision_state: [supervised({ state: 'perhaps' as 'left' })],
  supervision_waits: [supervised({ waitsUntil: null }), supervised({ state: 'agreed' })],
  survey_submission_answers: [survey(rawText('{}'))],
  undo_caused_mail_ids: [undone({ causedMailIds: rawText('{}') })],
  undo_expires_later: [undone({ expiresAt: NOW })],
  undo_fingerprint: ['a'.repeat(63), 'g'.repeat(64)].map((fingerprint) => undone({ fingerprint })),
  undo_mail_ids: [undone({ mailIds: rawText('{}') })],
  undo_provider_ids: [undone({ providerIds: rawText('{}') })],
  undo_scope: [undone({ scope: rawText('[]') })],
  undo_taken_back_in_time: [undone({ takenBackAt: NOW + 10_000 })],
  undo_written: [undone({ written: rawText('{}') })],
  wallet_entry_amount: [ledger({ amount: 0 })],
  wallet_entry_currency: [ledger({ currency: 'USD' as 'CM' })],
  young_message_kind: [written({ kind: 'gossip' as 'message' })],
  young_message_length: [written({ body: '' })],
  young_message_recipient: [written({ providerId: null, recipientId: null })],
};
