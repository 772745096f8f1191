import { type SQL, sql } from 'drizzle-orm';
import { location } from '#db/schema/provider.ts';
import type { GeoPoint } from '#domain/areas/area.ts';
import type { LeftOutReason } from '#domain/discovery/find-filter.ts';
import type { FindQuestion } from '#domain/discovery/find-question.ts';
import { type FindWindow, findWindow } from '#domain/discovery/find-window.ts';
import { matchOf } from '#domain/discovery/find-words.ts';
import { isWithin } from './distance-where.ts';
import { isAtHome, isAtTime, isForBeginners, isForChildren, needsPeople } from './listing-where.ts';

/** A question with what was found out about it. */
export type Asked = {
  question: FindQuestion;
  window: FindWindow;
  place: GeoPoint | null;
  /** What the full-text index is asked; null without words. */
  match: string | null;
  /** Asks for those of which just that is unknown, in place of the filter that needs it. */
  unknown: LeftOutReason | null;
};

/** `now` in epoch ms. */
export function askedOf(question: FindQuestion, place: GeoPoint | null, now: number): Asked {
  return {
    question,
    window: findWindow(question.day, question.date, now),
    place,
    match: question.words.length === 0 ? null : matchOf(question.words),
    unknown: null,
  };
}

/** Conditions on `listed` but for its start, its words, and what reading it has seen to: that it is near. */
export function listingFilters({ question, window, place, unknown }: Asked, isNearAlready = false): SQL[] {
  const { types, districtId, times, miles } = question;
  const conditions = [
    types.length === 1 && sql`listed."category" = ${types[0]}`,
    // The plus: several types are read by start, not one after the other.
    types.length > 1 && sql`+listed."category" IN (SELECT value FROM json_each(${JSON.stringify(types)}))`,
    districtId !== null && sql`listed."districtId" = ${districtId}`,
    question.needsPeople && needsPeople,
    question.withChildren && isForChildren,
    question.noExperience && isForBeginners,
    question.atHome && isAtHome,
    times.length > 0 && isAtTime(times, window.from, window.until),
    place !== null && !isNearAlready && isNear(place, miles),
    unknown === 'NO_AGES' && sql`listed."isForChildren" IS NULL`,
    unknown === 'NO_POINT' && HAS_NO_POINT,
  ];
  return conditions.filter((condition) => typeof condition === 'object');
}

const isNear = (place: GeoPoint, miles: number) =>
  sql`+listed."locationId" IN (SELECT location."id" FROM location WHERE ${isWithin(place, miles)})`;

/** Half a point is none. In two steps, each of which the index of points knows. */
const HAS_NO_POINT = sql`(listed."locationId" IS NULL OR listed."locationId" IN (
  SELECT ${location.id} FROM ${location} WHERE ${location.latitude} IS NULL
  UNION ALL SELECT ${location.id} FROM ${location} WHERE ${location.latitude} >= -90 AND ${location.longitude} IS NULL))`;
