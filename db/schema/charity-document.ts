import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  DOCUMENT_AUDIENCES,
  DOCUMENT_LIMITS,
  SIGNATURE_WAYS,
  SIGNER_ROLES,
} from '#domain/documents/document.ts';
import { account } from './account.ts';
import { chariteer } from './chariteer.ts';
import { provider } from './provider.ts';
import { quest } from './quest.ts';
import { hasLength, isBetween, isFlag, isOneOf, rule } from './rules.ts';

const { titleMax, textMax, monthsMax, nameMin, nameMax } = DOCUMENT_LIMITS;

/** A charity's waiver, code of conduct or photo consent; what it says stands in its versions. */
export const charityDocument = sqliteTable(
  'charity_document',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    audience: text({ enum: DOCUMENT_AUDIENCES }).notNull(),
    /** How long a signature counts; null: without end. */
    validMonths: integer(),
    /** Whether every quest of the charity requires it, or those of `document_requirement`. */
    isForAll: integer({ mode: 'boolean' }).notNull(),
    /** The number of the version that holds. */
    version: integer().notNull(),
    /** The oldest version whose signatures still count. */
    countsFrom: integer().notNull(),
    createdAt: integer().notNull(),
    /** When it was withdrawn: from then on no quest requires it. */
    endedAt: integer(),
  },
  (t) => [
    index('charity_document_provider').on(t.providerId),
    rule('charity_document_audience', isOneOf('audience', DOCUMENT_AUDIENCES)),
    rule('charity_document_for_all', isFlag('isForAll')),
    rule('charity_document_months', `"validMonths" IS NULL OR ${isBetween('validMonths', 1, monthsMax)}`),
    rule('charity_document_versions', `"countsFrom" BETWEEN 1 AND "version"`),
  ],
);

/** The words of a document at one time; never changed. */
export const documentVersion = sqliteTable(
  'document_version',
  {
    id: text().primaryKey(),
    documentId: text()
      .notNull()
      .references(() => charityDocument.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** SHA-256 of title and text. */
    hash: text().notNull(),
    createdAt: integer().notNull(),
    createdById: text().references(() => account.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('document_version_number').on(t.documentId, t.number),
    index('document_version_author').on(t.createdById),
    rule('document_version_number', `"number" >= 1`),
    rule('document_version_title', hasLength('title', 1, titleMax)),
    rule('document_version_text', hasLength('text', 1, textMax)),
    rule('document_version_hash', `length("hash") = 64`),
  ],
);

/** A stamp (and all quests posted from it) or a quest that requires a document. */
export const documentRequirement = sqliteTable(
  'document_requirement',
  {
    documentId: text()
      .notNull()
      .references(() => charityDocument.id, { onDelete: 'cascade' }),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.questId, t.documentId] }),
    index('document_requirement_document').on(t.documentId),
  ],
);

/** Signatures: who agreed to which version, when and how; never changed. */
export const documentSignature = sqliteTable(
  'document_signature',
  {
    id: text().primaryKey(),
    versionId: text()
      .notNull()
      .references(() => documentVersion.id, { onDelete: 'restrict' }),
    versionHash: text().notNull(),
    /** The person it is about. */
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    role: text({ enum: SIGNER_ROLES }).notNull(),
    way: text({ enum: SIGNATURE_WAYS }).notNull(),
    signedName: text().notNull(),
    signedAt: integer().notNull(),
    /** Instant from which it no longer counts; null: it has no end. */
    expiresAt: integer(),
    /** The first three bytes of the signer's address; null on paper. */
    addressPrefix: text(),
    /** Account that has seen the paper; null on the site, and once that account is gone. */
    seenById: text().references(() => account.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('document_signature_person').on(t.chariteerId, t.versionId),
    index('document_signature_version').on(t.versionId, t.signedAt),
    index('document_signature_seen').on(t.seenById),
    rule('document_signature_role', isOneOf('role', SIGNER_ROLES)),
    rule('document_signature_way', isOneOf('way', SIGNATURE_WAYS)),
    rule('document_signature_name', hasLength('signedName', nameMin, nameMax)),
    rule('document_signature_hash', `length("versionHash") = 64`),
    rule('document_signature_end', `"expiresAt" IS NULL OR "expiresAt" > "signedAt"`),
    rule('document_signature_paper', `"seenById" IS NULL OR "way" = 'paper'`),
  ],
);
