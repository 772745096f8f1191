import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { contestResult } from '#db/schema/contest.ts';
import type { Db } from '#db/store.ts';
import { GUILD_ID, TEST_NOW } from './cast.ts';

/** Harbor Friends have won the contest of a year, and there is a charity to choose: “hoboken”. */
export async function seedContestResult(tx: Db, year: number): Promise<void> {
  await seedContestCharity(tx);
  await tx.insert(contestResult).values({
    year,
    guildId: GUILD_ID,
    guildName: 'Harbor Friends',
    classification: 'Athletic Team',
    rank: 1,
    minutes: 600,
    memberCount: 3,
    keptAt: TEST_NOW,
  });
}

/** A charity of a town of the contest. */
export async function seedContestCharity(tx: Db): Promise<void> {
  await insertDistrict(tx, { id: 'h', name: 'Hoboken', acronym: 'HOB' });
  await insertProvider(tx, { id: 'hoboken', name: 'Hoboken Shelter', districtId: 'h' });
}
