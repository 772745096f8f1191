import type { Context } from '#api/access/request/context.ts';
import { requireOpenKiosk } from '#api/attendance/kiosk/open-kiosks.ts';
import type { WalkInInput } from '#api/graphql/generated/types.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { recordWalkIn } from './add-walk-in.ts';

/** Records someone without an account at this browser's kiosk. Errors: FORBIDDEN, those of recordWalkIn. */
export async function addWalkInAtKiosk(context: Context, input: WalkInInput): Promise<boolean> {
  const { note } = await requireOpenKiosk(context.store.read, context);
  if (note.questId !== input.questId) throw new DomainError('FORBIDDEN');
  await recordWalkIn(context, note.openedBy, input);
  return true;
}
