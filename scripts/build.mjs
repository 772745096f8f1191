// `npm run build`: build what is stale and stop, for images that are made once and started often.
import { buildStale } from './setup/build-stale.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';

await ensureInstalled();
await buildStale();
