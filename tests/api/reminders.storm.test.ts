import { describe, it } from 'vitest';
import { reminderStorm, TWENTY_INSTANTS } from '../support/reminder-storm.ts';
import { BACKENDS } from '../support/store-backends.ts';

describe.each(BACKENDS)('two processes on $name', (backend) => {
  it.skipIf(backend.isMissing)(
    'MSG-09 REM-03 remind everybody once, though one is killed at any instant, 20 times',
    { timeout: 1_200_000 },
    () => reminderStorm(backend, TWENTY_INSTANTS),
  );
});
