import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import { filledAreas } from '#api/operations/imports/write-areas.ts';
import type { Config } from '#api/process/config/config.ts';
import { causes } from '#db/constraint-error.ts';
import { pendingMigrations } from '#db/migrate.ts';
import { openStore } from '#db/open-store.ts';
import { setting } from '#db/schema/setting.ts';
import type { Db, Store } from '#db/store.ts';
import { requireOwnKey } from './command-line.ts';
import { databaseFile } from './database-file.ts';
import { fillAreas } from './import/fill-areas.ts';
import { askDemoGuardians } from './seed/ask-demo-guardians.ts';
import { cancelDemoQuest } from './seed/cancel-demo-quest.ts';
import { isEmptyWorld, seedDemoWorld } from './seed/demo-world.ts';
import { drawDemoPictures, insertDemoPictures } from './seed/seed-pictures.ts';
import { tellDemoPeople } from './seed/tell-demo-people.ts';

/** Whether the database is of this version, has its map and, where there is a demo world, is filled. Throws for a newer one. */
export async function isPrepared(store: Store, { isProduction }: Config): Promise<boolean> {
  const [table] = await store.read.all(sql`SELECT 1 FROM sqlite_schema WHERE name = 'schema_migration'`);
  if (table === undefined) return false;
  const tags = await store.read.all<{ tag: string }>(sql`SELECT tag FROM schema_migration`);
  if (pendingMigrations(tags.map(({ tag }) => tag)).length > 0) return false;
  // A command may have brought it to this version, which fills nothing.
  const { zipCodes, outlines } = await filledAreas(store);
  if (!zipCodes || !outlines) return false;
  return isProduction || !(await isEmptyWorld(store));
}

/** Brings the database to this version, fills in the map and, outside production, fills an empty one with the demo world. */
export async function prepareDatabase(store: Store, config: Config): Promise<void> {
  await whileOthersWork(() => store.migrate());
  await whileOthersWork(() => requireOwnKey(store, config));
  await whileOthersWork(() => fillAreas(store));
  if (config.isProduction) return;
  await whileOthersWork(() => seedWhenEmpty(store, config));
}

/** Seeds the demo world in one write: an interrupted start leaves nothing behind, and only one process seeds. */
async function seedWhenEmpty(store: Store, config: Config): Promise<void> {
  if (databaseFile(config) === null) await waitForOthersWorld(store);
  if (!(await isEmptyWorld(store))) return;
  console.log('The database is empty: filling it with the demo world …');
  const now = Date.now();
  const pictures = await drawDemoPictures(config, now);
  await store.write(async (tx) => {
    // Another process may have been quicker.
    const inside: Store = { ...store, read: tx, write: (work) => work(tx) };
    if (!(await isEmptyWorld(inside))) return;
    await seedDemoWorld({ store: inside, now, demoVolunteerId: config.demoVolunteerId });
    await insertDemoPictures(tx, pictures);
    // Only where emails stay on this machine.
    if (config.smtpUrl === null) {
      const effective = await effectiveConfig(inside, config);
      await askDemoGuardians(inside, effective, now);
      await cancelDemoQuest(inside, effective, now);
      await tellDemoPeople(inside, effective, now);
    }
    await tx.delete(setting).where(eq(setting.key, CLAIM));
  });
}

const CLAIM = 'demoWorldBegunAt';
/** Longer than the world takes, and than a server lets one transaction be. */
const CLAIM_MS = 20_000;
const LOOK_MS = 250;

/**
 * A server takes the lock from who holds it for seconds while others wait, so that of several processes none would
 * come to an end: one says that it makes the world, and the others ask now and then instead of waiting for the lock.
 */
async function waitForOthersWorld(store: Store): Promise<void> {
  while (await isEmptyWorld(store)) {
    // Looked at without the lock first: asking for it is what would take it from the one at work.
    if (!(await isClaimed(store.read, Date.now())) && (await store.write((tx) => claim(tx, Date.now()))))
      return;
    await pause(LOOK_MS);
  }
}

async function isClaimed(db: Db, now: number): Promise<boolean> {
  const [held] = await db.select({ at: setting.updatedAt }).from(setting).where(eq(setting.key, CLAIM));
  return held !== undefined && held.at > now - CLAIM_MS;
}

async function claim(tx: Db, now: number): Promise<boolean> {
  if (await isClaimed(tx, now)) return false;
  const row = { value: true, updatedAt: now };
  await tx
    .insert(setting)
    .values({ key: CLAIM, ...row })
    .onConflictDoUpdate({ target: setting.key, set: row });
  return true;
}

const PATIENCE_MS = 10 * 60_000;
const LOST_LOCK = /^SQLITE_BUSY|database is locked|no such savepoint|transaction (is lost|timed? ?out)/i;

/** Opens the database of this installation, also while another process has the file for itself. */
export function openInstallation({ databaseUrl, databaseAuthToken, dataKey }: Config): Promise<Store> {
  const options = { url: databaseUrl, authToken: databaseAuthToken ?? undefined, cells: dataKey.cells };
  return whileOthersWork(async () => openStore(options));
}

/** Another process may hold the lock for minutes while it brings a large database up to date. */
export async function whileOthersWork<T>(work: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + PATIENCE_MS; ; ) {
    try {
      return await work();
    } catch (error) {
      const isOthers = causes(error).some(
        ({ code, message }) => LOST_LOCK.test(code) || LOST_LOCK.test(message),
      );
      if (!isOthers || performance.now() > end) throw error;
      console.log('Another process is at work on the database: waiting for it …');
      await pause(LOOK_MS);
    }
  }
}
