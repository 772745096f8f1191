export type PortraitKind = 'crowned' | 'default';

/** What stands there for somebody: arms, which one volunteer wears crowned. */
export function portraitKindOf(id: string, demoVolunteerId: string): PortraitKind {
  return id === demoVolunteerId ? 'crowned' : 'default';
}
