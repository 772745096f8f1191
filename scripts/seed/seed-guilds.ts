import { eq } from 'drizzle-orm';
import { insertGuild, insertMembership } from '#db/factories/insert-group.ts';
import { newId } from '#db/new-id.ts';
import { groupApplication, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { DEFAULT_TARGETS, type GoalSettings } from '#domain/recaps/goal-hours.ts';
import { CAST } from './cast.ts';
import type { SeededPerson } from './seed-people.ts';

const GUILDS = [
  {
    name: 'Ferry Street Runners',
    classification: 'Athletic Team',
    code: 'RNRS7Q4K',
    members: 14,
    description: 'We run on Tuesdays and carry crates on Saturdays.',
    question: 'How far do you run, and what can you carry?',
  },
  {
    name: 'St. Brigid Youth Choir',
    classification: 'Religious Ministry',
    code: 'SNGR2BCK',
    members: 9,
    description: 'Forty voices, one kitchen shift a month.',
  },
  {
    name: 'Palisade Robotics Club',
    classification: 'School Organization',
    code: 'RBTC4WPX',
    members: 12,
    description: 'Students who build robots and ramps.',
  },
  {
    name: 'Grand Concourse Grocers',
    classification: 'Local Business',
    code: 'SHPS6MNJ',
    members: 5,
    description: 'Four corner stores that give a day a month.',
  },
  {
    name: 'Harbor Light Order',
    classification: 'Chivalric Order',
    code: 'HRBR8TKD',
    members: 7,
    description: 'Lay brothers and sisters in service.',
    asksFirst: true,
  },
  {
    name: 'The New Neighbors',
    classification: 'Fellowship',
    code: 'NWNB3GFZ',
    members: 0,
    description: 'Just founded; nobody has joined yet.',
  },
] as const;

/** The guild that wants to be asked; the cast's guild admin looks after it, too. */
export const ASKING_GUILD = GUILDS.findIndex((one) => 'asksFirst' in one);

/** Adds six guilds with members drawn from the volunteers; returns the guilds' ids. */
export async function seedGuilds(
  tx: Db,
  { cast, volunteers, now }: { cast: SeededPerson[]; volunteers: SeededPerson[]; now: number },
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, seed] of GUILDS.entries()) {
    const { members, code, ...content } = seed;
    const admin =
      cast[CAST.findIndex(({ administersGuild }) => administersGuild === index)] ?? volunteers[index * 3];
    if (!admin) throw new Error('A guild needs an admin');
    // The first is the one of the API's examples.
    const id = index === 0 ? '1' : newId(now);
    const made = { easyJoinCode: code, codeMadeAt: now, creatorId: admin.id, createdAt: now };
    await insertGuild(tx, { ...content, ...made, id });
    await insertMembership(tx, { groupId: id, accountId: admin.id, roleId: 'admins', joinedAt: now });
    for (const member of volunteers.slice(index * 20 + 1, index * 20 + 1 + members)) {
      await insertMembership(tx, { groupId: id, accountId: member.id, roleId: 'members', joinedAt: now });
    }
    ids.push(id);
  }
  const guildAdmin = cast[CAST.findIndex(({ name }) => name === 'guildadmin')];
  const asking = { groupId: ids[ASKING_GUILD] ?? '', accountId: guildAdmin?.id ?? '', joinedAt: now };
  await insertMembership(tx, { ...asking, roleId: 'admins' });
  await seedApplications(tx, ids[0] ?? '', volunteers.slice(-3), now);
  await seedGoals(tx, ids[SCHOOL] ?? '', cast[CAST.findIndex(({ name }) => name === 'teen')]);
  return ids;
}

const ANSWERS = ['I run too, slowly but for long.', null, 'My sister is a member and told me about you.'];

/** People who would like to join a guild. */
async function seedApplications(tx: Db, groupId: string, people: SeededPerson[], now: number): Promise<void> {
  const rows = people.map(({ id: accountId }, index) => {
    const createdAt = now - (index + 1) * DAY_MS;
    return { id: newId(createdAt), groupId, accountId, answer: ANSWERS[index] ?? null, createdAt };
  });
  await tx.insert(groupApplication).values(rows).returning();
}

const DAY_MS = 86_400_000;

/** The guild of a school, whose pupils are to serve so many hours at four charities. */
const SCHOOL = 2;

async function seedGoals(tx: Db, groupId: string, pupil: SeededPerson | undefined): Promise<void> {
  const goalSettings: GoalSettings = { providerIds: ['1', '2', '3', '4'], targets: [...DEFAULT_TARGETS] };
  await tx.update(memberGroup).set({ goalSettings }).where(eq(memberGroup.id, groupId));
  if (!pupil) return;
  await insertMembership(tx, { groupId, accountId: pupil.id, roleId: 'Sophomores' });
}
