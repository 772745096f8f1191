import { type ComponentType, lazy } from 'react';
import { useNotify } from 'react-admin';
import { ConsoleError } from '../../api-client/error-code.ts';
import { LOADING_FAILED } from './loading-failure.ts';

const parts: (() => Promise<unknown>)[] = [];

/** Milliseconds after which a part of the program that has not arrived is given up. */
export const PART_LIMIT = 120_000;

/** A part whose code is loaded when it is first drawn; what does not arrive in time fails as what cannot be fetched. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await withinLimit(load()))[name] }));
}

/** Opens what is loaded late once it is there; without a network says so, and the page stays as it is. */
export function useLateOpening(load: () => Promise<unknown>): (open: () => void) => Promise<void> {
  const notify = useNotify();
  return async (open) => {
    try {
      if (!navigator.onLine) throw new Error(LOADING_FAILED);
      await withinLimit(load());
    } catch (error) {
      return notify(new ConsoleError({ networkError: error }).message, { type: 'warning' });
    }
    open();
  };
}

/** Awaits a promise, but rejects after two minutes. */
export async function withinLimit<Value>(arriving: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(LOADING_FAILED)), PART_LIMIT);
  });
  try {
    return await Promise.race([arriving, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Names a part that a page without a network needs, though it is loaded late. */
export function neededOffline<Part>(load: () => Promise<Part>): () => Promise<Part> {
  parts.push(load);
  return load;
}

/** Loads all of them. */
export async function loadOfflineParts(): Promise<void> {
  await Promise.all(parts.map((load) => load()));
}
