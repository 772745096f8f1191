import type { Store } from './store.ts';

export function openLibsql(_url: string, _authToken: string | undefined): Store {
  throw new Error('libSQL follows');
}
