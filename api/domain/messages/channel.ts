/** The ways by which a message reaches someone. */
export const CHANNELS = ['email', 'text', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];
