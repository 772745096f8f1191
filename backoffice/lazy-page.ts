import type { ComponentType } from 'react';
import { operations } from './operations.ts';
import { lazyPart } from './widgets/loading/lazy-part.ts';

/** A page whose code is loaded when it is first opened, together with the operations of the resources it asks for. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  resources: readonly string[] = [],
) {
  return lazyPart(async () => {
    const [file] = await Promise.all([load(), ...resources.map(operations.load)]);
    return { default: file[name] };
  });
}
