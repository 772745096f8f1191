import { hashPassword } from '#api/access/auth/password.ts';
import type { Config } from '#api/process/config/config.ts';
import { rebuildRecap } from '#api/recaps/recaps/rebuild-recap.ts';
import { account } from '#db/schema/account.ts';
import type { Store } from '#db/store.ts';
import { IMPORTER } from '../import/importer-viewer.ts';
import { DEMO_PASSWORD } from './cast.ts';
import { seedAnswers } from './seed-answers.ts';
import { seedClaims } from './seed-claims.ts';
import { seedClash } from './seed-clash.ts';
import { seedContest } from './seed-contest.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedGuildSpots } from './seed-guild-spots.ts';
import { ASKING_GUILD, seedGuilds } from './seed-guilds.ts';
import { seedHistory } from './seed-history.ts';
import { seedLetters } from './seed-letters.ts';
import { seedParty } from './seed-party.ts';
import { seedCast, seedVolunteers } from './seed-people.ts';
import { seedPlaces } from './seed-places.ts';
import { seedQuests, varyStandings } from './seed-quests.ts';
import { seedRegulars } from './seed-regulars.ts';
import { seedRequest } from './seed-request.ts';
import { seedSettings } from './seed-settings.ts';
import { seedStandIn } from './seed-stand-in.ts';
import { seedTrainings } from './seed-trainings.ts';
import { seedWaiting } from './seed-waiting.ts';
import { seedWallet } from './seed-wallet.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether no one has an account yet, as on a first start. */
export async function isEmptyWorld(store: Store): Promise<boolean> {
  const accounts = await store.read.select({ id: account.id }).from(account).limit(1);
  return accounts.length === 0;
}

type DemoWorldOptions = { store: Store; now: number } & Pick<Config, 'demoVolunteerId'>;

/**
 * Fills an empty database with the demo world: places, the cast, 200 volunteers, six guilds, three months of quests
 * round `now` and their history. The same on every machine but for the ids. Never in production.
 */
export async function seedDemoWorld({ store, now, demoVolunteerId }: DemoWorldOptions): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const joinedAt = now - 200 * DAY_MS;
  await seedPlaces(store, joinedAt);
  await seedQuests(store, IMPORTER, now);
  await store.write(async (tx) => {
    const cast = await seedCast(tx, { passwordHash, joinedAt, now, demoVolunteerId });
    const volunteers = await seedVolunteers(tx, joinedAt, now);
    const guildIds = await seedGuilds(tx, { cast, volunteers, now: joinedAt });
    const managerId = cast.find(({ name }) => name === 'managers')?.id;
    const [guildId] = guildIds;
    if (!managerId || !guildId) throw new Error('The cast has no manager or no guild');
    await varyStandings(tx, { guildId, managerId, now });
    const named = (names: string[]) => cast.filter(({ name }) => names.includes(name));
    const discoverer = cast.find(({ id }) => id === demoVolunteerId);
    if (!discoverer) throw new Error('The cast has no demo volunteer');
    const active = [...named(['gold', 'guildadmin', 'employees', 'coordinators']), ...volunteers];
    await seedHistory(tx, { active, formerlyActive: named(['volunteer', 'teen']), discoverer }, now);
    await seedContest(tx, { guildIds, volunteers, now });
    await seedAnswers(tx, volunteers, now);
    await seedClaims(tx, now);
    await seedGuildSpots(tx, { guildId, managerId, now });
    await seedRequest(tx, { guildId: guildIds[ASKING_GUILD] ?? '', managerId, now });
    await seedStandIn(tx, volunteers, now);
    await seedTrainings(tx, volunteers, now);
    const [offered] = named(['gold']);
    const [waiting] = named(['volunteer']);
    if (!offered || !waiting) throw new Error('The cast has nobody who waits');
    await seedWaiting(tx, { waiting, offered }, volunteers, now);
    await seedClash(tx, offered, now);
    await seedRegulars(tx, [offered, ...volunteers.slice(0, 3)], now);
    await seedParty(tx, volunteers, now);
    await seedLetters(tx, waiting.id, now);
    await seedDocuments(tx, { manager: managerId, volunteer: waiting, signers: volunteers }, now);
    await seedWallet(tx, cast, now);
    await seedSettings(tx, joinedAt);
    await rebuildRecap(tx);
  });
}
