import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  account,
  application,
  asked,
  audit,
  consent,
  contact,
  event,
  favour,
  held,
  imported,
  invitation,
  ledger,
  mail,
  person,
  quest,
  removed,
  signIn,
  survey,
  token,
  traceMark,
  type Work,
} from '../tests/support/row-makers.ts';
import { openScratchStore, outcomeOf } from '../tests/support/scratch-store.ts';
import { insertAccount, insertVolunteer } from './factories/insert-account.ts';
import { insertContract, insertCredit } from './factories/insert-contract.ts';
import { insertGuild, insertMembership } from './factories/insert-group.ts';
import { insertLocation } from './factories/insert-provider.ts';
import { insertQuest, insertStamp } from './factories/insert-quest.ts';
import { insertTrainingRecord } from './factories/insert-training.ts';
import { FACTORY_NOW as NOW } from './factories/sequence.ts';
import { groupMember } from './schema/member-group.ts';
import { session } from './schema/session.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;

beforeAll(async () => {
  scratch = await openScratchStore();
});
afterAll(() => scratch.end());

const outcome = (work: Work) => outcomeOf(scratch.store, work);

describe('rows that may stand only once, or only beside others', () => {
  it('accepts the rows that the factories make', async () => {
    for (const work of [quest({}), held({}), account({}), person(removed), mail({}), ledger({}), token({})]) {
      expect(await outcome(work)).toBe('accepted');
    }
    for (const work of [
      signIn({}),
      contact({}),
      consent({}),
      survey([]),
      event({}),
      audit({}),
      application({}),
      invitation({}),
      traceMark({}),
      asked({}),
    ]) {
      expect(await outcome(work)).toBe('accepted');
    }
    for (const make of [insertStamp, insertTrainingRecord, insertMembership, insertVolunteer, insertCredit]) {
      expect(await outcome((tx) => make(tx))).toBe('accepted');
    }
  });

  it('one account for a username, without regard to case [ACC-20]', async () => {
    const twice: Work = async (tx) => {
      await insertAccount(tx, { username: 'Taken' });
      await insertAccount(tx, { username: 'TAKEN', email: 'other@demo.example' });
    };
    expect(await outcome(twice)).toBe('account.usernameKey');
  });

  it('at most two favourite districts [DIS-09]', async () => {
    expect(await outcome((tx) => favour(tx, [1, 2]))).toBe('accepted');
    expect(await outcome((tx) => favour(tx, [1, 1]))).toContain('favorite_district.position');
    expect(await outcome((tx) => favour(tx, [1, 2, 3]))).toBe('favorite_district_at_most_two');
  });

  it('one active sign-up of a person for a quest; after a bail-out a second one is a new row [DEC-23]', async () => {
    const twice =
      (abandonedAt: number | null): Work =>
      async (tx) => {
        const { questId, chariteerId } = await insertContract(tx, { abandonedAt });
        await insertContract(tx, { questId, chariteerId });
      };
    expect(await outcome(twice(null))).toBe('contract.questId, contract.chariteerId');
    expect(await outcome(twice(NOW))).toBe('accepted');
  });

  it('one active reservation for a quest, beside any number of sign-ups [DEC-23, CON-12]', async () => {
    const reserve =
      (abandonedAt: number | null): Work =>
      async (tx) => {
        const { questId, chariteerId } = await insertContract(tx);
        const first = await insertGuild(tx);
        await insertContract(tx, { questId, chariteerId, guildId: first.id, abandonedAt });
        await insertContract(tx, { questId, chariteerId, guildId: (await insertGuild(tx)).id });
      };
    expect(await outcome(reserve(null))).toBe('contract.questId');
    expect(await outcome(reserve(NOW))).toBe('accepted');
  });

  it('a reservation takes no place and needs no volunteer record, a sign-up needs one [DEC-23]', async () => {
    const counts = await scratch.store.write(async (tx) => {
      const { id: questId } = await insertQuest(tx);
      const { id: guildId } = await insertGuild(tx);
      await insertContract(tx, { questId, guildId, chariteerId: 'account-of-a-charity' });
      await insertContract(tx, { questId });
      return tx.all<{ takenCount: number }>(sql`SELECT takenCount FROM quest WHERE id = ${questId}`);
    });
    expect(counts).toEqual([{ takenCount: 1 }]);
    expect(await outcome(held({ chariteerId: 'account-of-a-charity' }))).toBe('foreign-key');
  });

  it('one credit of each type for a contract [OPEN-ATT-01]', async () => {
    const twice: Work = async (tx) => {
      const { contractId } = await insertCredit(tx);
      await insertCredit(tx, { contractId, type: 'reputation' });
      await insertCredit(tx, { contractId });
    };
    expect(await outcome(twice)).toBe('credit.contractId, credit.type');
  });

  it('one guild of a name [OPEN-GUI-05]', async () => {
    const twice: Work = async (tx) => {
      await insertGuild(tx, { name: 'Knights' });
      await insertGuild(tx, { name: 'KNIGHTS' });
    };
    expect(await outcome(twice)).toBe('guild.nameKey');
  });

  it('a quest stands at a location of its own provider only [ADQ-09]', async () => {
    const elsewhere: Work = async (tx) => insertQuest(tx, { locationId: (await insertLocation(tx)).id });
    expect(await outcome(elsewhere)).toBe('foreign-key');
    const here: Work = async (tx) => {
      const { id, providerId } = await insertLocation(tx);
      await insertQuest(tx, { providerId, locationId: id });
    };
    expect(await outcome(here)).toBe('accepted');
  });

  it('one quest for a row of an import', async () => {
    const twice: Work = async (tx) => {
      await imported({})(tx);
      await imported({})(tx);
    };
    expect(await outcome(twice)).toBe('quest_import.importSource, quest_import.importId');
  });

  it('a member holds only roles that the group has [ENT-33]', async () => {
    const stranger: Work = async (tx) => {
      const { groupId, accountId } = await insertMembership(tx);
      await tx.insert(groupMember).values({ groupId, accountId, roleId: 'kings', joinedAt: NOW });
    };
    expect(await outcome(stranger)).toBe('foreign-key');
  });

  it('deleting an account ends what is only its own and keeps the volunteer record [OPEN-ACC-05]', async () => {
    const left = await scratch.store.write(async (tx) => {
      const { account: gone, chariteer: record } = await insertVolunteer(tx);
      await insertMembership(tx, { accountId: gone.id });
      await tx
        .insert(session)
        .values({ id: 'x', accountId: gone.id, expiresAt: 1_800_000_000, createdAt: NOW });
      const { id: questId } = await insertQuest(tx, { postedById: gone.id });
      await insertContract(tx, { questId, chariteerId: record.id });
      await tx.run(sql`DELETE FROM account WHERE id = ${gone.id}`);
      return tx.all(sql`SELECT
        (SELECT count(*) FROM session WHERE accountId = ${gone.id}) AS sessions,
        (SELECT count(*) FROM contact_email WHERE accountId = ${gone.id}) AS emails,
        (SELECT count(*) FROM group_member WHERE accountId = ${gone.id}) AS memberships,
        (SELECT postedById FROM quest WHERE id = ${questId}) AS poster,
        (SELECT count(*) FROM contract WHERE chariteerId = ${record.id}) AS contracts`);
    });
    expect(left).toEqual([{ sessions: 0, emails: 0, memberships: 0, poster: null, contracts: 1 }]);
  });

  it('refuses to change or delete an audit entry or an amount of the ledger', async () => {
    const reasonOf = (first: Work, next: string) =>
      scratch.store
        .write(async (tx) => {
          await first(tx);
          await tx.run(sql.raw(next));
        })
        .then(
          () => 'no error',
          (error: Error) => String(error.cause),
        );
    expect(await reasonOf(audit({}), `UPDATE audit_entry SET action = 'x'`)).toContain('append only');
    expect(await reasonOf(audit({}), 'DELETE FROM audit_entry')).toContain('append only');
    expect(await reasonOf(ledger({}), 'UPDATE wallet_entry SET amount = 9')).toContain('append only');
    expect(await reasonOf(ledger({}), 'DELETE FROM wallet_entry')).toContain('append only');
    const anonymous: Work = async (tx) => {
      await ledger({})(tx);
      await tx.run(sql`UPDATE wallet_entry SET createdBy = NULL`);
    };
    expect(await outcome(anonymous)).toBe('accepted');
  });
});
