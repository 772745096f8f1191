// Preloaded by the commands that are TypeScript: their imports are resolved only after everything is generated.
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { ensureGenerated } from './ensure-generated.mjs';

if (isMainThread) await ensureGenerated();

// Node parses the 180 kB of drizzle-orm's package.json again for each of its files: half of a command's start.
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
