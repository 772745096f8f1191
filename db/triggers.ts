/**
 * Triggers by table. Dropping a table drops its triggers, so make-migration.ts appends these to every migration
 * that creates or rebuilds the table.
 */
export const TRIGGERS: Readonly<Record<string, readonly string[]>> = {
  audit_entry: [
    `CREATE TRIGGER IF NOT EXISTS audit_entry_no_update BEFORE UPDATE ON audit_entry
BEGIN SELECT RAISE(ABORT, 'audit_entry is append only'); END;`,
    `CREATE TRIGGER IF NOT EXISTS audit_entry_no_delete BEFORE DELETE ON audit_entry
BEGIN SELECT RAISE(ABORT, 'audit_entry is append only'); END;`,
  ],
  wallet_entry: [
    // createdBy stays open: it is set to null when the account goes.
    `CREATE TRIGGER IF NOT EXISTS wallet_entry_no_update
BEFORE UPDATE OF id, providerId, currency, amount, reason, alertId, createdAt ON wallet_entry
BEGIN SELECT RAISE(ABORT, 'wallet_entry is append only'); END;`,
    `CREATE TRIGGER IF NOT EXISTS wallet_entry_no_delete BEFORE DELETE ON wallet_entry
BEGIN SELECT RAISE(ABORT, 'wallet_entry is append only'); END;`,
  ],
};
