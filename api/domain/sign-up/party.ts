import { type AgePolicy, ageStanding } from '../ages/age-policy.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { type EventType, hasStarted, type PublishingStatus } from '../quests/quest-status.ts';
import { isFirstName, withoutPiles } from '../text/full-name.ts';
import { parsedJson } from '../text/parsed-json.ts';
import { oneLine } from '../text/plain-text.ts';
import { partyTexts } from '../texts/generated/party.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import { type Holder, isActive, isSignUp } from './contract-standing.ts';

export const FIRST_NAME_MAX = 40;

/** Age bands of people who come along, with the youngest age of each. */
export const AGE_OF_BAND = { ADULT: 18, AGES_14_TO_17: 14, AGES_10_TO_13: 10 } as const;
export type PartyBand = keyof typeof AGE_OF_BAND;
export const PARTY_BANDS = Object.keys(AGE_OF_BAND) as PartyBand[];

/** Someone who comes along without an account. */
export type PartyHead = { band: PartyBand; firstName: string | null };
export type GivenHead = { band: PartyBand; firstName?: string | null | undefined };

export type PartyFacts = {
  quest: {
    othersMax: number;
    eventType: EventType;
    /** Whether a check or document is required: no one who comes along has shown or signed anything. */
    asksEach: boolean;
  };
  agePolicy: AgePolicy;
  /** Spots that are free for more people who come along. */
  spots: number;
  /** Whether the volunteer is an adult, today and on the day of the quest. */
  isAdult: boolean;
  /** Whether the volunteer needs a supervisor too. */
  isSupervised: boolean;
};

const t = refsOf(partyTexts);

/** How many others a quest lets its volunteers bring. */
export function othersAllowed({ quest }: Pick<PartyFacts, 'quest'>): number {
  return quest.eventType !== 'OSV' || quest.asksEach ? 0 : quest.othersMax;
}

/** The party as it is kept: of first names only what names are made of, so that nothing else is told in them. */
export function tidyParty(given: readonly GivenHead[] | null | undefined): PartyHead[] {
  return (given ?? []).map(({ band, firstName }) => {
    const letters = withoutPiles(oneLine((firstName ?? '').replaceAll(NOT_OF_NAMES, ' ')));
    const name = [...letters].slice(0, FIRST_NAME_MAX).join('').trim();
    return { band, firstName: isFirstName(name) ? name : null };
  });
}

const NOT_OF_NAMES = /[^\p{L}\p{M}'’-]+/gu;

type Refusal = { refusal: ErrorCode; message: TextRef };

/**
 * Why a party cannot come, what can be mended least first; null lets it pass. The age policy holds for each. Of the party
 * `before` everyone may stay, and it may always become smaller.
 */
export function refusalOfParty(
  facts: PartyFacts,
  party: readonly PartyHead[],
  before: readonly PartyHead[] = [],
): Refusal | null {
  const message = problemOfParty(facts, party, before);
  return message && { refusal: 'BAD_USER_INPUT', message };
}

function problemOfParty(
  facts: PartyFacts,
  party: readonly PartyHead[],
  before: readonly PartyHead[],
): TextRef | null {
  const max = othersAllowed(facts);
  const more = party.length - before.length;
  if (more > 0 && party.length > max) return t.tooMany({ count: max });
  const added = PARTY_BANDS.filter((band) => countOf(party, band) > countOf(before, band));
  if (!facts.isAdult && added.some((band) => band !== 'ADULT')) return t.needsAdult;
  const refused = added.find((band) => !isOfAge(facts, band));
  if (refused) return t.notAllowed({ band: t[refused] });
  return more > facts.spots ? t.fewSpots({ count: before.length + facts.spots }) : null;
}

function countOf(party: readonly PartyHead[], asked: PartyBand): number {
  return party.filter(({ band }) => band === asked).length;
}

/** Bands of whom the age policy and the volunteer's own age let someone come. */
export function bandsAllowed(facts: AgeFacts): PartyBand[] {
  return PARTY_BANDS.filter((band) => (facts.isAdult || band === 'ADULT') && isOfAge(facts, band));
}

type AgeFacts = Pick<PartyFacts, 'agePolicy' | 'isAdult' | 'isSupervised'>;

/** Whether the age policy lets a band come. Its youngest age stands for it, so that no one of it is too young. */
function isOfAge({ agePolicy, isAdult, isSupervised }: AgeFacts, band: PartyBand): boolean {
  const standing = ageStanding(agePolicy, AGE_OF_BAND[band]);
  return standing === 'supervised' ? isAdult && !isSupervised : standing === 'allowed';
}

/** The party as JSON; null where no one comes along. */
export function partyJson(party: readonly PartyHead[]): string | null {
  return party.length === 0 ? null : JSON.stringify(party);
}

/** The people of a party that `partyJson` wrote. */
export function partyOf(json: string | null): PartyHead[] {
  return json === null ? [] : (parsedJson(json) as PartyHead[]);
}

/** Why a party on a quest cannot be changed, or null; instants in epoch ms. Others' sign-ups answer like missing ones. */
export function refusalOfChange(
  signUp: Holder & { chariteerId: string; abandonedAt: number | null } & ChangedQuest,
  actingId: string,
  now: number,
): ErrorCode | null {
  if (!isSignUp(signUp) || signUp.chariteerId !== actingId) return 'CONTRACT_NOT_FOUND';
  if (!isActive(signUp)) return 'NOT_SIGNED_UP';
  if (signUp.publishingStatus === 'Cancelled') return 'QUEST_CANCELLED';
  return hasStarted(signUp, now) ? 'QUEST_STARTED' : null;
}

type ChangedQuest = { publishingStatus: PublishingStatus; startedAt: number | null };

type Others = { others: number };

/** How many spots a sign-up takes: that of the volunteer, and of each person who comes along. */
export function spotsOf({ others }: Others): number {
  return 1 + others;
}

/** How many of those who come along came, `wasThere` being what was marked of the volunteer. */
export function othersWhoCame(
  { others, othersCame }: Others & { othersCame: number | null },
  wasThere: boolean,
): number {
  return wasThere ? (othersCame ?? others) : 0;
}
