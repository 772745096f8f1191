import { useCanAccess } from 'react-admin';

/**
 * Whether the list of a resource is open to the viewer; false while that is not known. The question is the one that
 * react-admin's own list asks, `enabled` included: asked without it, it would be a second one under the key that the
 * list looks up only when it is drawn. A menu that arrives at that moment would leave the page loading for good.
 */
export function useMayOpen(resource: string): boolean {
  return useCanAccess({ resource, action: 'list', enabled: true }).canAccess === true;
}
