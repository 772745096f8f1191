import { restoreDate } from './moved-date.ts';

// Test files of a worker share its modules: one that leaves a world open must not move the time of the next one.
restoreDate();
