export type PortraitKind = 'crowned' | 'default';

/** What stands there for someone: arms, which one volunteer wears crowned. */
export function portraitKindOf(id: string, demoVolunteerId: string): PortraitKind {
  return id === demoVolunteerId ? 'crowned' : 'default';
}
