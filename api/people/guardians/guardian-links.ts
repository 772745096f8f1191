import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { hashToken } from '#api/access/auth/session.ts';
import { isRefusedMailbox } from '#api/people/children/refused-mailboxes.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import type { Sealed } from '#db/cells/sealed.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { newId } from '#db/new-id.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { guardianBrowser, guardianLink } from '#db/schema/guardian.ts';
import type { Db, Store } from '#db/store.ts';
import { isStillThere } from '#domain/accounts/account-removal.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  GUARDIAN_LINK_LIFETIME_MS,
  GUARDIAN_LINK_MEMORY_MS,
  type GuardianLinkKind,
  refusalOfGuardianLink,
} from '#domain/guardians/guardian-link.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';

const guardian = alias(account, 'guardian');

/** A link with whom it is about. */
export type OpenLink = {
  linkId: string;
  kind: GuardianLinkKind;
  expiresAt: number;
  codeHash: string | null;
  codeExpiresAt: number | null;
  codeTries: number;
  chariteerId: string;
  /** Which of a child's guardians it was sent to; null: whoever the consent names. */
  guardianAccountId: string | null;
  username: string;
  nameFirst: string;
  guardianName: string;
  guardianEmail: string;
  /** The guardian's own language; null: none was chosen. */
  locale: Locale | null;
  /** The language of what the guardian gets. */
  guardianLocale: Locale;
};

/** A new token for a guardian's link; the database gets its hash only. `now` in epoch ms. */
export async function issueGuardianLink(
  tx: Db,
  now: number,
  chariteerId: string,
  kind: GuardianLinkKind,
  guardianAccountId: string | null = null,
  lifetime: keyof typeof GUARDIAN_LINK_LIFETIME_MS = kind,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = now + GUARDIAN_LINK_LIFETIME_MS[lifetime];
  const about = { chariteerId, guardianAccountId, kind };
  const row = { id: newId(now), ...about, tokenHash: hashToken(token), createdAt: now, expiresAt };
  await tx.insert(guardianLink).values(row);
  return token;
}

/**
 * The link of a token that is good for it. No one under 18, and no one whom staff have blocked, decides or reads what there is to decide.
 * Errors: INVALID_TOKEN, ACCOUNT_REMOVED, LINK_USED, LINK_EXPIRED, GUARDIAN_ADDRESS_REFUSED.
 */
export async function openGuardianLink(
  db: Db,
  now: number,
  token: string,
  kinds: readonly GuardianLinkKind[],
): Promise<OpenLink> {
  const row = await readLink(db, token);
  const known = row && kinds.includes(row.kind) ? row : null;
  const facts = known && {
    ...known,
    // Who is the child's guardian no more opens nothing.
    isRemoved: !isStillThere(known) || (known.guardianAccountId !== null && known.ofChild === null),
    isYoung: isYoungOn(known.dateOfBirth, now),
  };
  const refusal = refusalOfGuardianLink(facts, now);
  if (refusal !== null) throw new DomainError(refusal);
  if (known?.ofChild && (known.ofChild.isBanned || isYoungOn(known.ofChild.dateOfBirth, now)))
    throw new DomainError('GUARDIAN_ADDRESS_REFUSED');
  if (known?.kind === 'decision' && (await isRefusedMailbox(db, [mailOf(db, known)], now)))
    throw new DomainError('GUARDIAN_ADDRESS_REFUSED');
  // A record that was not removed has its names, and whoever was sent a link stands in the consent.
  const own = known?.ofChild && guardianOfChild(known.signedName, known.ofChild);
  const locale = own ? own.locale : (known?.locale ?? null);
  const guardianLocale = localeOf(locale, known?.childsLocale);
  return { ...known, ...openedGuardian(db, known), ...own, locale, guardianLocale } as OpenLink;
}

type KnownLink = NonNullable<Awaited<ReturnType<typeof readLink>>>;

/** A link with whom it is about, the guardian whom the consent names, and the one of a child it was sent to. */
async function readLink(db: Db, token: string) {
  return db
    .select({
      linkId: guardianLink.id,
      kind: guardianLink.kind,
      expiresAt: guardianLink.expiresAt,
      usedAt: guardianLink.usedAt,
      codeHash: guardianLink.codeHash,
      codeExpiresAt: guardianLink.codeExpiresAt,
      codeTries: guardianLink.codeTries,
      chariteerId: guardianLink.chariteerId,
      guardianAccountId: guardianLink.guardianAccountId,
      signedName: childRecord.signedName,
      ofChild: {
        email: guardian.email,
        locale: guardian.locale,
        dateOfBirth: guardian.dateOfBirth,
        isBanned: guardian.isBanned,
      },
      username: chariteer.username,
      nameFirst: chariteer.nameFirst,
      dateOfBirth: chariteer.dateOfBirth,
      removedAt: chariteer.removedAt,
      guardianName: guardianConsent.guardianName,
      guardianEmail: guardianConsent.guardianEmail,
      locale: guardianConsent.locale,
      childsLocale: account.locale,
    })
    .from(guardianLink)
    .innerJoin(chariteer, eq(chariteer.id, guardianLink.chariteerId))
    .leftJoin(guardianConsent, eq(guardianConsent.chariteerId, guardianLink.chariteerId))
    .leftJoin(account, eq(account.id, guardianLink.chariteerId))
    .leftJoin(
      childRecord,
      and(
        eq(childRecord.chariteerId, guardianLink.chariteerId),
        eq(childRecord.guardianAccountId, guardianLink.guardianAccountId),
      ),
    )
    .leftJoin(guardian, eq(guardian.id, childRecord.guardianAccountId))
    .where(eq(guardianLink.tokenHash, hashToken(token)))
    .get();
}

function mailOf({ cells }: Db, { ofChild, chariteerId, guardianEmail }: KnownLink): string {
  return ofChild?.email ?? openGuardianEmail(cells, chariteerId, guardianEmail);
}

/** Guardian of a child, whose account has the address. */
function guardianOfChild(
  signedName: string | null,
  { email, locale }: { email: string; locale: Locale | null },
) {
  return { guardianName: signedName ?? '', guardianEmail: email, locale };
}

type SealedGuardian = {
  chariteerId: string;
  guardianName: Sealed | null;
  guardianEmail: Sealed | null;
};

function openedGuardian({ cells }: Db, known: SealedGuardian | null | undefined) {
  if (!known) return {};
  const { chariteerId, guardianName, guardianEmail } = known;
  return {
    guardianName: cells.open('guardian_consent.guardianName', chariteerId, guardianName) ?? '',
    guardianEmail: openGuardianEmail(cells, chariteerId, guardianEmail),
  };
}

/** Uses a link up; false when someone was faster. The browsers that it was opened in are forgotten. */
export async function spendGuardianLink(tx: Db, now: number, linkId: string): Promise<boolean> {
  const spent = await tx
    .update(guardianLink)
    .set({ usedAt: now, codeHash: null, codeExpiresAt: null })
    .where(and(eq(guardianLink.id, linkId), isNull(guardianLink.usedAt)))
    .returning({ id: guardianLink.id });
  await tx.delete(guardianBrowser).where(eq(guardianBrowser.linkId, linkId));
  return spent.length > 0;
}

/** Uses up every open link of a kind about a person, of a child those of one guardian. */
export async function spendAllGuardianLinks(
  tx: Db,
  now: number,
  chariteerId: string,
  kind: GuardianLinkKind,
  guardianAccountId: string | null = null,
): Promise<void> {
  const open = await tx
    .select({ id: guardianLink.id })
    .from(guardianLink)
    .where(
      and(
        eq(guardianLink.chariteerId, chariteerId),
        eq(guardianLink.kind, kind),
        sql`${guardianLink.guardianAccountId} IS ${guardianAccountId}`,
        isNull(guardianLink.usedAt),
      ),
    );
  for (const { id } of open) await spendGuardianLink(tx, now, id);
}

/** Forgets links that ran out long ago. */
export async function sweepGuardianLinks(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, guardianLink, lt(guardianLink.expiresAt, now - GUARDIAN_LINK_MEMORY_MS));
}
