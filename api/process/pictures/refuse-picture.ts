import { DomainError } from '#domain/errors/errors.ts';
import {
  longestShapeOf,
  PICTURE_LIMITS,
  type PicturePlace,
  problemOfAltText,
  tidyAltText,
} from '#domain/pictures/picture.ts';
import type { PictureRefusal } from '#domain/pictures/picture-kind.ts';
import { consolePictureRefusalsTexts } from '#domain/texts/generated/console-picture-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';

type SizeRefusal = 'tooSmall' | 'shape';

const MB = 1024 * 1024;

/** BAD_USER_INPUT that says why a file is not taken, and what to do. */
export function pictureRefused(refusal: PictureRefusal, cause?: unknown): DomainError {
  const message = refsOf(consolePictureRefusalsTexts)[refusal];
  return new DomainError('BAD_USER_INPUT', { message, cause });
}

/** BAD_USER_INPUT for a picture that is too small or too narrow for its place, with what it can be. */
export function pictureSizeRefused(refusal: SizeRefusal, place: PicturePlace): DomainError {
  const t = refsOf(consolePictureRefusalsTexts);
  const least = PICTURE_LIMITS.leastSide;
  const message = refusal === 'tooSmall' ? t.tooSmall({ least }) : t.shape({ most: longestShapeOf(place) });
  return new DomainError('BAD_USER_INPUT', { message });
}

/** BAD_USER_INPUT where the pictures of a charity take up all that they may. */
export function picturesFull(mostBytes: number): DomainError {
  const message = refsOf(consolePictureRefusalsTexts).full({ most: mostBytes / MB });
  return new DomainError('BAD_USER_INPUT', { message });
}

/** The tidied words for a picture. Errors: BAD_USER_INPUT. */
export function requireAltText(typed: string): string {
  const altText = tidyAltText(typed);
  const problem = problemOfAltText(altText);
  if (problem === null) return altText;
  const t = refsOf(consolePictureRefusalsTexts);
  const message = problem === 'missing' ? t.altMissing : t.altTooLong({ most: PICTURE_LIMITS.altTextMax });
  throw new DomainError('BAD_USER_INPUT', { message });
}
