import { type ConsoleAuditTexts, consoleAuditTexts } from '#domain/texts/generated/console-audit.ts';
import { textsOf } from '../../language/console-locale.ts';

/** The facts of an entry about people whose contact data was read; those of a file have more. */
export type ReadingFacts = {
  people?: number;
  young?: number;
  operation?: string;
  file?: string;
  rows?: number;
};

/** The sentence about an action by which people were read; null for any other. */
export function readingText(action: string, facts: ReadingFacts): string | null {
  const t = textsOf(consoleAuditTexts);
  const reached = reachedText(t, facts);
  if (action === 'contacts-read') return t.saw({ reached, place: placeText(t, facts.operation ?? '') });
  if (action !== 'export') return null;
  return t.saved({ file: fileText(t, facts.file ?? ''), rows: facts.rows ?? 0, reached });
}

function fileText(t: ConsoleAuditTexts, file: string): string {
  if (file === 'RECAP') return t.recap;
  return file === 'VOLUNTEERS' ? t.volunteers : file;
}

/** Operation → where people come upon what it answers; those that are not told stand there by their own name. */
function placesOf(t: ConsoleAuditTexts): Readonly<Record<string, string>> {
  return {
    accountPage: t.accountPage,
    charityRequestPage: t.charityRequestPage,
    generateSingleMonthReport: t.recapPage,
    getSpecificChariteers: t.getSpecificChariteers,
    getSpecificOrientations: t.getSpecificOrientations,
    getSpecificQuests: t.getSpecificQuests,
    openEmergencyContact: t.openEmergencyContact,
    pastVolunteers: t.pastVolunteers,
    providerBans: t.providerBans,
    quest: t.quest,
    questPage: t.questPage,
    recapPage: t.recapPage,
    updateContracts: t.updateContracts,
  };
}

function placeText(t: ConsoleAuditTexts, operation: string): string {
  const known = placesOf(t);
  const places = [...new Set(operation.split(' ').flatMap((name) => known[name] ?? []))];
  if (places.length === 0) return t.askedBy({ operation });
  return places.reduce((one, other) => t.and({ one, other }));
}

/** 'contact data of 57 people, 3 of them under 18'. */
function reachedText(t: ConsoleAuditTexts, { people = 0, young = 0 }: ReadingFacts): string {
  if (people === 0) return t.noContacts;
  return young === 0 ? t.contacts({ people }) : t.contactsYoung({ people, young });
}
