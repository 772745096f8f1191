import { ApolloCache } from '@apollo/client/core';

/**
 * Apollo insists on a cache; react-admin keeps the answers, so this one keeps nothing and is always asked in vain.
 * It also leaves the documents as they are written, so that the server meets those it has compiled at its start.
 */
export class NoCache extends ApolloCache<null> {
  read() {
    return null;
  }
  write() {
    return undefined;
  }
  diff() {
    return { complete: false };
  }
  watch() {
    return () => {};
  }
  async reset() {}
  evict() {
    return false;
  }
  restore() {
    return this;
  }
  extract() {
    return null;
  }
  removeOptimistic() {}
  performTransaction(transaction: (cache: ApolloCache<null>) => void) {
    transaction(this);
  }
}
