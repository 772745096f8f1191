import { leftAmong } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { Kiosk, KioskPerson } from '#api/graphql/generated/types.ts';
import type { Db } from '#db/store.ts';
import { sortedByName } from '#domain/text/folded-text.ts';
import { type KioskQuest, kioskState, readKioskPeople } from './kiosk-people.ts';
import { findOpenKiosk } from './open-kiosks.ts';

/** The kiosk that the browser of the request is, with who is expected, by name; null where it is none. */
export async function showKiosk(context: Context): Promise<Kiosk | null> {
  const { store, now } = context;
  const found = await findOpenKiosk(store.read, context);
  if (!found) return null;
  const { eventType: _, publishingStatus: __, providerId: ___, ...quest } = found.quest;
  const state = kioskState(found.quest, now);
  return { ...quest, state, people: state === 'READY' ? await listPeople(store.read, found.quest, now) : [] };
}

async function listPeople(db: Db, quest: KioskQuest, now: number): Promise<KioskPerson[]> {
  const people = await readKioskPeople(db, quest, now);
  const ids = people.map(({ id }) => id);
  const left = await leftAmong(db, 'kioskBirthdayByContract', ids, now);
  const shown = people.map(({ id, name, state, canLeave, canReturn }) => ({
    id,
    name,
    state,
    canLeave,
    canReturn,
    isForManager: left.get(id) === 0,
    triesLeft: left.get(id) ?? 0,
  }));
  return sortedByName(shown, ({ name }) => name);
}
