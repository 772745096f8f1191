import { describe, it } from 'vitest';
import { reminderLoad, TWENTY_INSTANTS } from '../support/reminder-load.ts';
import { BACKENDS } from '../support/store-backends.ts';

describe.each(BACKENDS)('two processes on $name', (backend) => {
  it.skipIf(backend.isMissing)(
    'remind everybody once, though one is killed at any instant, 20 times [MSG-09, REM-03]',
    { timeout: 1_200_000 },
    () => reminderLoad(backend, TWENTY_INSTANTS),
  );
});
