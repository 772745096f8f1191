import { readMails } from './mails.ts';
import type { World } from './world.ts';

export const WALK_IN_GUARDIAN = 'abuela@walkin.example';
export const WALK_IN_ADDRESS = 'nadia@walkin.example';

/** A mutation that adds a walk-in, as text. */
export function addWalkInText(
  more: Record<string, string> = {},
  questId = 'door',
  operation: 'addWalkIn' | 'addWalkInAtKiosk' = 'addWalkIn',
): string {
  const typed = { key: 'k1', nameFirst: 'Nadia', lastInitial: 'o', ...more };
  const fields = Object.entries(typed).map(([name, text]) => `${name}: ${JSON.stringify(text)}`);
  const band = 'guardianEmail' in more ? 'AGE_14_17' : 'ADULT';
  const answer = operation === 'addWalkIn' ? ' { id consent }' : '';
  return `${operation}(input: { questId: "${questId}", ageBand: ${band}, ${fields.join(', ')} })${answer}`;
}

export const ADULT_WITH_ADDRESS = addWalkInText({ email: WALK_IN_ADDRESS });
export const MINOR = addWalkInText({ guardianName: 'Alba Ortiz', guardianEmail: WALK_IN_GUARDIAN });

/** The token of the newest link that went to an address. */
export async function walkInToken(world: World, address: string): Promise<string> {
  const sent = (await readMails(world)).filter(({ recipient }) => recipient === address);
  return sent.at(-1)?.body.match(/\/walk-in\?token=([\w-]+)/)?.[1] ?? 'none';
}
