import {
  ConsoleChecksDocument,
  ConsoleDocumentChoicesDocument,
  ConsoleDocumentSignaturesDocument,
  ConsoleDocumentsDocument,
  ConsoleDocumentUnsignedDocument,
  ConsoleRecordCheckDocument,
  ConsoleRecordPaperDocument,
  ConsoleRequireCheckDocument,
  ConsoleRequireDocumentsDocument,
  ConsoleSaveDocumentDocument,
  ConsoleWithdrawDocumentDocument,
} from '../gql/generated/documents.ts';
import { reading, writing } from '../resources/method.ts';

/** What a charity has people sign. */
export const documents = reading(ConsoleDocumentsDocument, (data) => data.charityDocuments);

/** The stamps and upcoming quests that can require a document; quests of a stamp follow it. */
export const documentChoices = reading(
  ConsoleDocumentChoicesDocument,
  ({ getSpecificQuests, questPage }) => ({
    stamps: getSpecificQuests,
    quests: questPage.items.filter(({ templateQuestId }) => templateQuestId === null),
  }),
);

export const documentSignatures = reading(
  ConsoleDocumentSignaturesDocument,
  (data) => data.documentSignatures,
);

/** People who have to sign a document, or sign it again. */
export const documentUnsigned = reading(ConsoleDocumentUnsignedDocument, (data) => data.documentUnsigned);

export const saveDocument = writing(ConsoleSaveDocumentDocument, (data) => data.saveDocument);

/** Says which documents a quest requires by itself. */
export const requireDocuments = writing(ConsoleRequireDocumentsDocument, (data) => data.requireDocuments);

export const withdrawDocument = writing(ConsoleWithdrawDocumentDocument, (data) => data.withdrawDocument);

/** A signature that was seen on paper. */
export const recordPaper = writing(ConsoleRecordPaperDocument, (data) => data.recordPaperSignature);

/** What a charity checks of people itself. */
export const checks = reading(ConsoleChecksDocument, (data) => data.charityChecks);

export const recordCheck = writing(ConsoleRecordCheckDocument, (data) => data.recordCheck);

export const requireCheck = writing(ConsoleRequireCheckDocument, (data) => data.requireCheck);
