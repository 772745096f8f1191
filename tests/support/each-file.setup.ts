import { restartNumbers } from '#db/factories/sequence.ts';
import { restoreDate } from './moved-date.ts';

// Test files of a worker share its modules: neither a world left open nor the rows made before change what a file finds.
restoreDate();
restartNumbers();
