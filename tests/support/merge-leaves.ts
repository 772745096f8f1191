/** Columns that name a person and a merge does not bring to the kept record, each with why. */
export const MERGE_LEAVES: Readonly<Record<string, string>> = {
  'account_token accountId': 'links of the dropped account end, as its log-in does',
  'audit_entry actorId': 'the log keeps who it was when it was written',
  'audit_entry subjectId': 'the log keeps who it was when it was written',
  'closed_account accountId': 'a closed account is not there to be merged',
  'contact_reading personId': 'whose data were read on a day, gone the day after',
  'contract volunteerId': 'follows from chariteerId',
  'data_copy accountId': 'the file is of the dropped record alone, and goes with it',
  'data_copy_part accountId': 'the file is of the dropped record alone, and goes with it',
  'factor_recovery accountId': 'nothing of the dropped account is left to be recovered',
  'factor_recovery grantedById': 'staff, whose accounts are not merged',
  'joining inviterId':
    'whoever is joining at that moment comes without thanks; what they typed is gone soon after',
  'one_time_password accountId':
    'a way in never moves: it ends with the dropped account, and comes back with it',
  'passkey accountId': 'a way in never moves: it ends with the dropped account, and comes back with it',
  'pending_log_in accountId': 'a log-in that waits ends with the account',
  'person_mark chariteerId': 'made anew from what the record is known by',
  'place_hold chariteerId': 'its place goes on to others, as at the end of its time',
  'player_event playerId': 'what was tracked is no part of the record, and goes with the account',
  'recap_volunteer chariteerId': 'made anew from the contracts',
  'record_merge droppedId': 'names the record that was dropped then',
  'record_merge keptId': 'an earlier merge is taken back after the later one only',
  'record_merge mergedById': 'staff, whose accounts are not merged',
  'recovery_code accountId': 'a way in never moves: it ends with the dropped account, and comes back with it',
  'session accountId': 'all sessions of the dropped account end',
  'undo accountId': 'a change is taken back within minutes, by the session that made it',
};
