import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { DistrictChangesInput } from '#api/graphql/generated/types.ts';
import { district } from '#db/schema/district.ts';
import { districtColumns, refuseDistrict } from './create-district.ts';
import type { DistrictRow } from './district-queries.ts';
import { findDistrict } from './district-queries.ts';

/** Changes a district. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN, DISTRICT_NOT_FOUND, BAD_USER_INPUT. */
export async function updateDistrict(
  context: Context,
  { id, ...changes }: DistrictChangesInput,
): Promise<DistrictRow> {
  const { viewer, store, now } = context;
  const { accountId } = requireStaff(viewer);
  await findDistrict(context, id);
  const columns = districtColumns(changes);
  refuseDistrict(columns);
  if (Object.keys(columns).length > 0) {
    await store.write(async (tx) => {
      await tx.update(district).set(columns).where(eq(district.id, id));
      const detail = { fields: Object.keys(columns).sort().join(' ') };
      const about = { actorId: accountId, subjectId: id };
      await recordAudit(tx, now, { ...about, action: 'district-edited', detail });
    });
  }
  return findDistrict(context, id);
}
