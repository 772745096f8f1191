import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { hashToken } from '#api/access/auth/session.ts';
import { guardianCodeMail } from '#api/access/outbox/guardian-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { knownLanguage } from '#api/access/request/known-language.ts';
import { newId } from '#db/new-id.ts';
import { guardianBrowser, guardianLink } from '#db/schema/guardian.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  GUARDIAN_CODE_LIFETIME_MS,
  GUARDIAN_CODE_TRIES,
  isCodeOpen,
} from '#domain/guardians/guardian-link.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { sixDigitsOf } from '#domain/text/typed-digits.ts';
import { takeGuardianLanguage } from './guardian-language.ts';
import { type OpenLink, openGuardianLink } from './guardian-links.ts';

/** What a guardian's page is asked with: the link's token, and the key that the browser got for a code. */
export type GuardianKeys = { token: string; browserKey?: string | null };

const STANDING = ['standing'] as const;

/**
 * Emails a code to the guardian's own address, five times an hour at most; the one before opens nothing any more.
 * Errors: INVALID_TOKEN, ACCOUNT_REMOVED, LINK_USED, LINK_EXPIRED, RATE_LIMITED, BAD_USER_INPUT for the language.
 */
export async function sendGuardianCode(
  context: Context,
  { token, locale: name }: { token: string; locale?: string | null },
): Promise<true> {
  const { store, now, config } = context;
  const locale = name == null ? null : knownLanguage(name);
  const link = await openGuardianLink(store.read, now, token, STANDING);
  await countAttempt(store, [{ limit: 'guardianCodeByLink', subject: link.linkId }], now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await store.write(async (tx) => {
    if (locale && link.guardianAccountId === null) await takeGuardianLanguage(tx, link.chariteerId, locale);
    await tx
      .update(guardianLink)
      .set({
        codeHash: hashesOf(context, link.linkId, code)[0],
        codeExpiresAt: now + GUARDIAN_CODE_LIFETIME_MS,
        codeTries: 0,
      })
      .where(eq(guardianLink.id, link.linkId));
    const ownerId = link.guardianAccountId ?? link.chariteerId;
    const to = { recipient: link.guardianEmail, ownerId };
    const mail = mailIn(localeOf(link.locale, locale, link.guardianLocale), (of) =>
      guardianCodeMail(of, config, { code }),
    );
    await queueMail(tx, context, { kind: 'guardian-code', ...mail, ...to });
  });
  return true;
}

/**
 * Takes the code and gives the browser a key of its own; a code is good once, for 10 minutes and five tries.
 * Errors: INVALID_TOKEN, ACCOUNT_REMOVED, LINK_USED, LINK_EXPIRED, WRONG_GUARDIAN_CODE.
 */
export async function enterGuardianCode(
  context: Context,
  { token, code }: { token: string; code: string },
): Promise<{ browserKey: string }> {
  const { store, now } = context;
  const browserKey = randomBytes(32).toString('base64url');
  const typed = sixDigitsOf(code);
  // A refusal inside the write would take the counted try back.
  const isRight = await store.write(async (tx) => {
    const link = await openGuardianLink(tx, now, token, STANDING);
    if (!(await countTry(tx, now, link))) return false;
    if (typed === null || !hashesOf(context, link.linkId, typed).includes(link.codeHash ?? '')) return false;
    await tx
      .update(guardianLink)
      .set({ codeHash: null, codeExpiresAt: null })
      .where(eq(guardianLink.id, link.linkId));
    const row = { id: newId(now), linkId: link.linkId, keyHash: hashToken(browserKey), createdAt: now };
    await tx.insert(guardianBrowser).values(row);
    const subject = { subjectId: link.chariteerId };
    await recordAudit(tx, now, { ...subject, action: 'guardian-code-entered', actorId: null });
    return true;
  });
  if (!isRight) throw new DomainError('WRONG_GUARDIAN_CODE');
  return { browserKey };
}

/** The link, in a browser that has entered its code. Errors: those of the link, GUARDIAN_CODE_MISSING. */
export async function openGuardianBrowser(db: Db, now: number, keys: GuardianKeys): Promise<OpenLink> {
  const link = await openGuardianLink(db, now, keys.token, STANDING);
  if (!(await isKnownBrowser(db, link.linkId, keys.browserKey)))
    throw new DomainError('GUARDIAN_CODE_MISSING');
  return link;
}

/** Whether the key belongs to the link. */
export async function isKnownBrowser(
  db: Db,
  linkId: string,
  browserKey: string | null | undefined,
): Promise<boolean> {
  if (!browserKey) return false;
  const found = await db
    .select({ id: guardianBrowser.id })
    .from(guardianBrowser)
    .where(and(eq(guardianBrowser.keyHash, hashToken(browserKey)), eq(guardianBrowser.linkId, linkId)))
    .get();
  return found !== undefined;
}

/** Counts one try; false when the code takes none any more. The condition stands in the UPDATE. */
async function countTry(tx: Db, now: number, link: OpenLink): Promise<boolean> {
  if (!isCodeOpen(link, now)) return false;
  const counted = await tx
    .update(guardianLink)
    .set({ codeTries: sql`${guardianLink.codeTries} + 1` })
    .where(
      and(
        eq(guardianLink.id, link.linkId),
        gt(guardianLink.codeExpiresAt, now),
        lt(guardianLink.codeTries, GUARDIAN_CODE_TRIES),
      ),
    )
    .returning({ id: guardianLink.id });
  return counted.length > 0;
}

/** Keyed, since six digits are soon tried out; the present key's first. */
function hashesOf({ config }: Context, linkId: string, code: string): string[] {
  return config.dataKey.hashes('guardian-code', `${linkId} ${code}`);
}
