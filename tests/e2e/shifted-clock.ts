// Journeys at another hour: loaded into every process of a run before anything else (see README.md).
import { moveDate, SHIFT_MS } from './move-date.ts';

moveDate(SHIFT_MS);
