import { describe, it } from 'vitest';
import { reminderLoad, TWENTY_INSTANTS } from '../support/reminder-load.ts';
import { BACKENDS } from '../support/store-backends.ts';

describe.each(BACKENDS)('two processes on $name', (backend) => {
  it.skipIf(backend.isMissing)(
    'MSG-09 REM-03 remind everybody once, though one is killed at any instant, 20 times',
    { timeout: 1_200_000 },
    () => reminderLoad(backend, TWENTY_INSTANTS),
  );
});
