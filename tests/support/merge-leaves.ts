/** Columns that name a person and a merge does not bring to the kept record, each with why. */
export const MERGE_LEAVES: Readonly<Record<string, string>> = {
  'account_token accountId': 'links of the dropped account end, as its log-in does',
  'audit_entry actorId': 'the log keeps who it was when it was written',
  'audit_entry subjectId': 'the log keeps who it was when it was written',
  'child_record chariteerId': 'a child’s record has no account and is never merged itself',
  'closed_account accountId': 'a closed account is not there to be merged',
  'contact_reading personId': 'whose data were read on a day, gone the day after',
  'contract volunteerId': 'follows from chariteerId',
  'person_mark chariteerId': 'made anew from what the record is known by',
  'player_event playerId': 'what was tracked is no part of the record, and goes with the account',
  'recap_volunteer chariteerId': 'made anew from the contracts',
  'record_merge keptId': 'an earlier merge is taken back after the later one only',
  'record_merge droppedId': 'names the record that was dropped then',
  'record_merge mergedById': 'staff, whose accounts are not merged',
  'session accountId': 'all sessions of the dropped account end',
  'undo accountId': 'a change is taken back within minutes, by the session that made it',
};
