import { and, eq, gt, or, sql } from 'drizzle-orm';
import { heldHash } from '#api/access/auth/held-hash.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readRefusing } from '#api/messages/messages/refused-invitations.ts';
import { isInList } from '#db/in-list.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { banTrace, banTraceMark } from '#db/schema/ban-trace.ts';
import { chariteer, guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { closedAccount } from '#db/schema/closed-account.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { refusalWithoutConsent } from '#domain/guardians/consent-standing.ts';
import { marksOf } from '#domain/identity/ban-identity.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import type { InvitedFacts } from '#domain/invited-volunteers/invitation-mail.ts';

type Asked = { id: string; providerId: string; emailAddress: string; emailKey: string };
/** `holderId`: the account that has confirmed the address. */
type Facts = InvitedFacts & { holderId: string | null };

/** What decides whether these invitations are mailed, by their ids; five statements. */
export async function readInvitedFacts(
  tx: Db,
  { now, config }: MailContext,
  invitations: readonly Asked[],
): Promise<Map<string, Facts>> {
  const addresses = invitations.map(({ emailAddress }) => emailAddress);
  const keys = invitations.map(({ emailKey }) => emailKey);
  const refusing = await readRefusing(tx, config.dataKey, addresses);
  const holders = Map.groupBy(await readHolders(tx, addresses), ({ mailbox }) => mailbox);
  const bans = await readBans(
    tx,
    [...holders.values()].flat().map(({ id }) => id),
  );
  const traced = await readTraced(tx, { now, config }, addresses);
  const closed = await readClosed(tx, now, keys);
  const facts = invitations.map(({ id, providerId, emailAddress, emailKey }): [string, Facts] => {
    const people = holders.get(mailboxKey(emailAddress)) ?? [];
    const isBanned = people.some((one) => one.isBanned || bans.has(`${providerId} ${one.id}`));
    const isWaitingForGuardian = people.some(({ dateOfBirth, consent }) => {
      const person = { isYoung: dateOfBirth !== null && isYoungOn(dateOfBirth, now), consent };
      return refusalWithoutConsent(person, null, now) !== null;
    });
    const known = {
      isRefused: refusing.has(mailboxKey(emailAddress)),
      isTurnedAway: isBanned || traced.has(`${providerId} ${emailAddress}`),
      isClosed: closed.has(heldHash(`email ${emailKey}`)),
      isWaitingForGuardian,
      holderId: people.find((one) => one.isTold && uniqueKey(one.emailAddress) === emailKey)?.id ?? null,
    };
    return [id, known];
  });
  return new Map(facts);
}

/** The accounts with these mailboxes, confirmed or not; `isTold`: volunteers who confirmed theirs. */
async function readHolders(tx: Db, addresses: readonly string[]) {
  const { mailboxKey: mailbox, verificationStatus, emailAddress } = contactEmail;
  return tx
    .select({
      ...{ mailbox, emailAddress, id: account.id, isBanned: account.isBanned },
      isTold:
        sql<boolean>`${account.accountType} = 'Chariteer' AND ${verificationStatus} = 'Confirmed'`.mapWith(
          Boolean,
        ),
      dateOfBirth: sql<string | null>`coalesce(${chariteer.dateOfBirth}, ${account.dateOfBirth})`,
      consent: guardianConsent,
    })
    .from(contactEmail)
    .innerJoin(account, eq(account.id, contactEmail.accountId))
    .leftJoin(chariteer, eq(chariteer.id, account.id))
    .leftJoin(guardianConsent, eq(guardianConsent.chariteerId, account.id))
    .where(isInList(mailbox, addresses.map(mailboxKey)));
}

/** Which of these people are banned, as charity and person. */
async function readBans(tx: Db, ids: readonly string[]): Promise<Set<string>> {
  const { providerId, chariteerId } = providerBan;
  const rows = await tx
    .select({ providerId, chariteerId })
    .from(providerBan)
    .where(isInList(chariteerId, ids));
  return new Set(rows.map((row) => `${row.providerId} ${row.chariteerId}`));
}

/** Which of these addresses were those of people whom charities turned away, as charity and address. */
async function readTraced(
  tx: Db,
  { now, config }: Pick<MailContext, 'now' | 'config'>,
  addresses: readonly string[],
): Promise<Set<string>> {
  const owners = new Map<string, string>();
  for (const address of addresses)
    for (const { kind, value } of marksOf({ ...NOBODY, addresses: [address] }))
      for (const hash of config.dataKey.hashes('ban', `${kind} ${value}`)) owners.set(hash, address);
  const rows = await tx
    .select({ providerId: banTrace.providerId, hash: banTraceMark.hash })
    .from(banTraceMark)
    .innerJoin(banTrace, eq(banTrace.id, banTraceMark.traceId))
    .where(
      and(
        eq(banTraceMark.kind, 'address'),
        isInList(banTraceMark.hash, [...owners.keys()]),
        gt(banTrace.expiresAt, now),
      ),
    );
  return new Set(rows.map(({ providerId, hash }) => `${providerId} ${owners.get(hash)}`));
}

const NOBODY = { phoneNumber: null, nameFirst: null, nameLast: null, dateOfBirth: null };

/** Hashes of these addresses that are held for accounts closed in the last day. */
async function readClosed(tx: Db, now: number, keys: readonly string[]): Promise<Set<string>> {
  const hashes = keys.map((key) => heldHash(`email ${key}`));
  const held = sql`EXISTS (SELECT 1 FROM json_each(${closedAccount.heldKeys}) AS held
    WHERE held.value IN (SELECT value FROM json_each(${JSON.stringify(hashes)})))`;
  const rows = await tx
    .select({ emailHash: closedAccount.emailHash, heldKeys: closedAccount.heldKeys })
    .from(closedAccount)
    .where(and(gt(closedAccount.expiresAt, now), or(isInList(closedAccount.emailHash, hashes), held)));
  return new Set(rows.flatMap(({ emailHash, heldKeys }) => [emailHash, ...heldKeys]));
}
