import type { ComponentType } from 'react';
import { operations, type TABLES } from './operations.ts';
import type { Page } from './shell/page-row.ts';
import { lazyPart } from './widgets/loading/lazy-part.ts';

/** A page whose code is loaded when it is first opened, together with the operations of the resources it asks for. */
export function lazyPage<Name extends string>(
  file: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  resources: readonly (keyof typeof TABLES)[] = [],
): Page {
  const load = async (): Promise<{ default: ComponentType }> => {
    const [found] = await Promise.all([file(), ...resources.map(operations.load)]);
    return { default: found[name] };
  };
  return Object.assign(lazyPart(load, 'default'), { load });
}
