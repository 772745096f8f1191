// Preloaded by the commands that are TypeScript: their imports are resolved only after everything is generated.
import { isMainThread } from 'node:worker_threads';
import { ensureGenerated } from './ensure-generated.mjs';

if (isMainThread) await ensureGenerated();
