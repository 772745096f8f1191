import { eq } from 'drizzle-orm';
import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import type { CharityRequestInput } from '#api/graphql/generated/types.ts';
import { readStaffRows } from '#api/messages/recipients/staff-queries.ts';
import { newId } from '#db/new-id.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import { district } from '#db/schema/district.ts';
import type { Db } from '#db/store.ts';
import { isStaffInForce } from '#domain/accounts/staff-account.ts';
import {
  type CharityRequestField,
  charityRequestOf,
  problemsOfCharityRequest,
} from '#domain/charities/charity-request.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { formRefs } from '#domain/texts/form-texts.ts';
import { charityRequestTexts } from '#domain/texts/generated/charity-request.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import { refsOf, type TextRef, textAbout } from '#domain/texts/text-ref.ts';
import { charityRequestMail, requestReceivedMail } from './charity-request-mail.ts';
import { progressLink } from './progress-link.ts';

/**
 * Keeps that a charity asks to join, for staff to answer, and emails them. For everyone, within limits for the network
 * and for all together. The answer tells nothing of accounts. Errors: BAD_USER_INPUT, RATE_LIMITED.
 */
export async function askForCharityAccount(context: Context, input: CharityRequestInput): Promise<boolean> {
  const { store, now, request, slowDown } = context;
  const asked = charityRequestOf({
    ...input,
    phoneNumber: input.phoneNumber ?? '',
    districtId: input.districtId ?? '',
    website: input.website ?? '',
    taxNumber: input.taxNumber ?? '',
    times: input.times ?? '',
  });
  const t = formRefs();
  const [problem] = Object.entries(problemsOfCharityRequest(t, asked));
  if (problem) throw refused(...(problem as [keyof typeof asked, TextRef]));
  const all = { limit: 'charityRequestOfAll', subject: 'all' } as const;
  const counted = [byAddress('charityRequestByAddress', request.address), all];
  await slowDown(await countAttempt(store, counted, now), request.address);
  await store.write(async (tx) => {
    const id = newId(now);
    const phoneNumber = tx.cells.seal('charity_request.phoneNumber', id, asked.phoneNumber);
    const locale = request.pageLocale ?? FIRST_LOCALE;
    const districtId = await knownDistrict(tx, asked.districtId);
    const work = [...new Set(input.work)];
    const told = { ...asked, work, districtId, phoneNumber, locale };
    await tx.insert(charityRequest).values({ id, createdAt: now, ...told });
    await confirm(tx, context, { requestId: id, emailAddress: asked.emailAddress, locale });
    await tellStaff(tx, context);
  });
  return true;
}

/** A district of ours, or null: one that is gone meanwhile refuses no one. */
async function knownDistrict(tx: Db, id: string): Promise<string | null> {
  const [known] = await tx.select({ id: district.id }).from(district).where(eq(district.id, id));
  return known?.id ?? null;
}

type Confirmed = { requestId: string; emailAddress: string; locale: Locale };

/** Emails whoever asked that the request has come, and where to see how far it is; an address gets three a day. */
async function confirm(
  tx: Db,
  context: Context,
  { requestId, emailAddress, locale }: Confirmed,
): Promise<void> {
  const { config, now } = context;
  const mail = mailIn(locale, (one) =>
    requestReceivedMail(one, config, { link: progressLink(one, config, { requestId, askedAt: now }) }),
  );
  await queueMail(tx, context, { kind: 'charity-asked', ...mail, recipient: emailAddress, ownerId: null });
}

/** Emails staff about a request, without anything the stranger wrote, and at most three a day. */
async function tellStaff(tx: Db, context: Context): Promise<void> {
  const { now, config } = context;
  for (const member of await readStaffRows(tx)) {
    if (!isStaffInForce(member, now) || !member.hasPassword) continue;
    const mail = mailIn(localeOf(member.locale), (locale) => charityRequestMail(locale, config, member));
    const about = { recipient: member.email, ownerId: member.id };
    await queueMail(tx, context, { kind: 'charity-request', ...mail, ...about });
  }
}

function refused(field: CharityRequestField, problem: TextRef): DomainError {
  const label = refsOf(charityRequestTexts)[field];
  return new DomainError('BAD_USER_INPUT', { message: textAbout(label, problem) });
}
