import { useGetOne } from 'react-admin';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import type { CharityBooks } from './stamp-collection.ts';

/** Stamps, places and monthly schedule of a charity, in one request. */
export function useCharityBooks(providerId: string) {
  return useGetOne<CharityBooks>('charityBooks', { id: providerId }, { retry: isWorthRetrying });
}
