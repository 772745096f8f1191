/** The ways by which a message reaches somebody. */
export const CHANNELS = ['email', 'text', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];
