import { and, eq, isNull, sql } from 'drizzle-orm';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contract } from '#db/schema/contract.ts';
import { recapTotal, recapVolunteer } from '#db/schema/recap.ts';
import { supervision } from '#db/schema/supervision.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { TEST_NOW } from './cast.ts';
import { readMails } from './mails.ts';
import { type Performed, seedPerformance } from './performed-mutations.ts';
import { openWorld, type World } from './world.ts';

/** What differs each time: ids, tokens, sealed and hashed values, codes and invented names. */
const DRAWN =
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(sealed|hashed):\d:[^"|]+|[\w-]{20,}|\b\d{6}\b|(Helper|Quest )\d+/gi;
const DRAWN_COLUMNS = /hash|sealed|secret|joincode|name(key)?$|searchkey/i;

/** The rows that a mutation added, changed or removed, and the mails it queued; equal from run to run. */
export async function rowsWritten(row: Performed): Promise<string[]> {
  const world = await openWorld();
  try {
    await world.store.write(seedPerformance);
    const { text, as } = await row.prepare(world);
    await world.store.write(async (tx) => {
      await letGoldSupervise(tx);
      await letPeopleWait(tx);
      await emptyRecaps(tx);
    });
    const who = typeof as === 'object' && as !== null ? as : { as };
    if (typeof as === 'string') await world.tokenOf(as);
    const before = await linesOf(world);
    const { errors } = await world.gql(`mutation { ${text} }`, {}, who);
    const after = await linesOf(world);
    const refused = (errors ?? []).map(({ message }) => `refused: ${message}`);
    return [
      ...refused,
      ...without(before, after).map((line) => `- ${line}`),
      ...without(after, before).map((line) => `+ ${line}`),
    ].sort();
  } finally {
    await world.close();
  }
}

/** On every quest people wait for a spot. */
async function letPeopleWait(tx: Db): Promise<void> {
  const quests = await tx.all<{ id: string }>(
    sql`SELECT id FROM quest WHERE "publishingStatus" = 'Published' AND "startedAt" IS NOT NULL`,
  );
  const held = await tx.select().from(contract);
  for (const { id: questId } of quests)
    for (const chariteerId of ['managers', 'volunteer', 'gold', 'teen']) {
      if (held.some((one) => one.questId === questId && one.chariteerId === chariteerId)) continue;
      const waiting = { id: `${questId} ${chariteerId}`, questId, chariteerId, joinedAt: TEST_NOW };
      await tx.insert(waitingPerson).values(waiting).onConflictDoNothing();
    }
  await tx.run(sql`UPDATE quest SET "waitingCount" =
    (SELECT count(*) FROM waiting_person WHERE waiting_person."questId" = quest.id)`);
}

const isTeensOnOpen = and(
  eq(contract.questId, 'open'),
  eq(contract.chariteerId, 'teen'),
  isNull(contract.abandonedAt),
);

/** On the quest that is open, `gold` looks after someone under 18. */
async function letGoldSupervise(tx: Db): Promise<void> {
  const id = 'supervised';
  const [known] = await tx.select().from(contract).where(isTeensOnOpen);
  if (!known) await insertContract(tx, { id, questId: 'open', chariteerId: 'teen' });
  await tx
    .insert(supervision)
    .values({ id, contractId: known?.id ?? id, supervisorId: 'gold', state: 'agreed', createdAt: TEST_NOW })
    .onConflictDoNothing();
}

/** Empties the recaps, so that a recount shows. */
async function emptyRecaps(tx: Db): Promise<void> {
  await tx.delete(recapVolunteer);
  await tx.delete(recapTotal);
}

async function linesOf(world: World): Promise<string[]> {
  const tables = await world.store.read.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '__drizzle%'`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const rows = await world.store.read.all<Record<string, unknown>>(
      sql`SELECT * FROM ${sql.identifier(name)}`,
    );
    lines.push(...rows.map((row) => `${name}: ${Object.entries(row).map(shown).join(' | ')}`));
  }
  const mails = await readMails(world);
  return [
    ...lines,
    ...mails.map(({ kind, recipient, body }) => `mail ${kind} to ${recipient}: ${plain(body)}`),
  ];
}

function shown([column, value]: [string, unknown]): string {
  if (value !== null && (DRAWN_COLUMNS.test(column) || ArrayBuffer.isView(value))) return `${column}=…`;
  return `${column}=${plain(String(value))}`;
}

const plain = (text: string) => text.replace(DRAWN, '…').replaceAll('\n', ' ');

/** The lines of one list that the other has not, or not as often. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map([...Map.groupBy(others, (line) => line)].map(([line, { length }]) => [line, length]));
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
