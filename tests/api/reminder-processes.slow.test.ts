import { describe, it } from 'vitest';
import { reminderLoad } from '../support/reminder-load.ts';
import { BACKENDS } from '../support/store-backends.ts';

describe.each(BACKENDS.filter(({ name }) => name !== 'libSQL file'))('two processes on $name', (backend) => {
  it.skipIf(backend.isMissing)(
    'remind everybody once, though one is killed in between [MSG-09, REM-03: parts: one kill]',
    { timeout: 120_000 },
    () => reminderLoad(backend, [25]),
  );
});
