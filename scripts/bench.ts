// npm run bench: speed as ratios, measured side by side in one run. It is no test and fails nothing.

import { makeBenchWorld } from './bench/bench-world.ts';
import { benchQuestList } from './bench/quest-list.ts';

console.log('Making 20,000 quests and 300,000 contracts …');
const database = await makeBenchWorld();
for (const bench of [benchQuestList]) {
  for (const line of await bench(database)) console.log(line);
}
