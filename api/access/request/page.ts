import { DomainError } from '#domain/errors/errors.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';

export const MAX_PER_PAGE = 100;

/** Limit and offset of a page counted from 1. Errors: BAD_USER_INPUT for a page or size out of range. */
export function pageOf({ page, perPage }: { page?: number | null; perPage?: number | null }) {
  const size = perPage ?? MAX_PER_PAGE;
  const number = page ?? 1;
  const t = refsOf(consoleRefusalsTexts);
  if (number < 1) throw new DomainError('BAD_USER_INPUT', { message: t.pageNumber });
  if (size < 1 || size > MAX_PER_PAGE) {
    throw new DomainError('BAD_USER_INPUT', { message: t.pageSize({ max: String(MAX_PER_PAGE) }) });
  }
  return { limit: size, offset: (number - 1) * size };
}
