import { pino } from 'pino';

/** A log that keeps nothing. */
export const silentLog = pino({ level: 'silent' });
