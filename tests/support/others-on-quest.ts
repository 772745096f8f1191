import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import type { Db } from '#db/store.ts';

/** Adults who have signed up later than everyone else. */
export async function othersOnQuest(tx: Db, questId: string, count = 2): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const id = `other-${questId}-${number}`;
    const account = {
      id,
      username: `Other${questId}${number}`.replace(/\W/g, ''),
      dateOfBirth: '1980-05-17',
    };
    await insertVolunteer(tx, { account });
    await insertContract(tx, { questId, chariteerId: id, claimedAt: Date.parse('2027-01-01T00:00:00Z') });
  }
}
