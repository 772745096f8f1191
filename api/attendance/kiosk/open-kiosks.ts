import { readOpenKiosk } from '#api/access/kiosk/open-kiosk.ts';
import type { Context } from '#api/access/request/context.ts';
import { readDoorQuest } from '#api/attendance/posters/check-in-queries.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** The kiosk that the browser of the request is, with its quest; null where it is none. At most five statements. */
export async function findOpenKiosk(db: Db, context: Context) {
  const note = await readOpenKiosk(db, context);
  const quest = note && (await readDoorQuest(db, note.questId, context.request.pageLocale));
  return note && quest ? { note, quest } : null;
}

/** Kiosk of the request, where there has to be one. Errors: FORBIDDEN. */
export async function requireOpenKiosk(db: Db, context: Context) {
  const found = await findOpenKiosk(db, context);
  if (!found) throw new DomainError('FORBIDDEN');
  return found;
}
