import type { AgePolicy } from '#domain/ages/age-policy.ts';
import type { QuestValues } from '#domain/quests/quest-field.ts';
import type { EventType } from '#domain/quests/quest-status.ts';
import type { QuestTranslation, QuestWords } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { Fulfilment } from '#domain/trainings/record-status.ts';

export type LocationSeed = {
  key: string;
  name: string;
  address: string;
  detail?: string;
  latitude: number;
  longitude: number;
};

/** A stamp: the fields of its quests as far as they are said, and what belongs to it beside them. */
export type StampSeed = Pick<QuestValues, 'eventTitle' | 'description'> &
  Partial<Omit<QuestValues, 'serviceTags' | 'stampTitle' | 'stampIcon' | Places>> & {
    key: string;
    icon: string;
    eventType?: EventType;
    serviceTags: string[];
    /** Fewest, wished and most volunteers. */
    places: [min: number, desired: number, max: number];
    location: string;
    /** Keys of the charity's trainings. */
    trainings?: string[];
    /** What is said of it in other languages. */
    translations?: Partial<Record<Locale, QuestWords & Partial<QuestTranslation>>>;
  };

type Places = 'resourceMinNumber' | 'resourceDesiredNumber' | 'resourceMaxNumber';

export type TrainingSeed = {
  key: string;
  name: string;
  description: string;
  ageThreshold?: number;
  /** Minutes and cents. */
  estimatedTime: number;
  estimatedCost: number;
  isAboutSafety?: boolean;
  /** Applying is enough where it is left out. */
  fulfilledBy?: Fulfilment;
};

export type ScheduleSeed = {
  stamp: string;
  weeks: number[];
  /** 1 Monday to 7 Sunday. */
  days: number[];
  start: string;
  end: string | null;
  supervisor?: string;
};

export type CharitySeed = {
  id: string;
  districtId: string;
  name: string;
  mission: string;
  website?: string;
  telephone?: string;
  isVisible?: boolean;
  isSponsor?: boolean;
  agePolicies: AgePolicy[];
  locations: LocationSeed[];
  trainings?: TrainingSeed[];
  stamps: StampSeed[];
  /** Stamps, by key, that are placed together on one date. */
  bundles?: { name: string; stamps: string[] }[];
  schedule: ScheduleSeed[];
  /** Undated roles, published once. */
  roles?: string[];
};

export const EVERY_WEEK = [1, 2, 3, 4, 5];

/** The age policies that most charities start from; a quest names one by its index. */
export const COMMON_AGE_POLICIES: AgePolicy[] = [
  { name: 'Everybody from 14', supervisedAge: 10, soloAge: 14, maxAge: 100 },
  { name: 'Adults', supervisedAge: 16, soloAge: 18, maxAge: 100 },
  { name: 'Families', supervisedAge: 5, soloAge: 16, maxAge: 100 },
  { name: 'Heavy work', supervisedAge: 18, soloAge: 18, maxAge: 70 },
];
