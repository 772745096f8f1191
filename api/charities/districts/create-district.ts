import { sql } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { NewDistrictInput } from '#api/graphql/generated/types.ts';
import { district } from '#db/schema/district.ts';
import type { Db } from '#db/store.ts';
import { type DistrictForm, problemOfDistrict } from '#domain/charities/provider-form.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { DistrictRow } from './district-queries.ts';
import { findDistrict } from './district-queries.ts';

/** Adds a district under the next number. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT. */
export async function createDistrict(context: Context, input: NewDistrictInput): Promise<DistrictRow> {
  const { viewer, store, now } = context;
  const { accountId } = requireStaff(viewer);
  refuseDistrict(input);
  const id = await store.write(async (tx) => {
    const nextId = await nextNumber(tx);
    await tx.insert(district).values({ ...input, ...districtColumns(input), id: nextId });
    const about = { actorId: accountId, subjectId: nextId };
    await recordAudit(tx, now, { ...about, action: 'district-created' });
    return nextId;
  });
  return findDistrict(context, id);
}

/** Refuses what breaks a rule of districts. Errors: BAD_USER_INPUT. */
export function refuseDistrict(form: DistrictForm): void {
  const message = problemOfDistrict(form);
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
}

type Given<Form> = { [Field in keyof Form]?: NonNullable<Form[Field]> };

/** The fields that are given, texts without blanks round them. */
export function districtColumns<Form extends object>(form: Form): Given<Form> {
  const given = Object.entries(form).filter(([, value]) => value !== undefined && value !== null);
  const tidy = given.map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(tidy) as Given<Form>;
}

/** Districts are numbered; ids that are no number do not count. */
async function nextNumber(tx: Db): Promise<string> {
  const [row] = await tx
    .select({ highest: sql<number | null>`max(CAST(${district.id} AS INTEGER))` })
    .from(district);
  return String((row?.highest ?? 0) + 1);
}
