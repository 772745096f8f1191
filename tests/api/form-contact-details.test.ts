import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#db/schema/contract.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q' }));
});
afterEach(() => world.close());

const signUp = (formJSON: string, as: 'teen' | 'volunteer') =>
  world.gql(
    `mutation ($form: String!) { createContract(questId: "q", chariteerId: "${as}", formJSON: $form) { id } }`,
    { form: formJSON },
    { as },
  );

describe('the answers of someone under 18 to a sign-up form', () => {
  it.each([
    '{"snapId":"text me 917 555 0199 or jess.runner22 on insta"}',
    '{"submitterId":"917 555 0199"}',
    '{"q":9175550199}',
    '{"q":["917","555","0199"]}',
    '{"917 555 0199":"x"}',
    '{"a":"917","a":"555","a":"0199"}',
  ])('hold no contact details under any key, number or split: %s [SAF-12]', async (formJSON) => {
    expect((await signUp(formJSON, 'teen')).code).toBe('CONTACT_DETAILS_TO_YOUNG');
    expect(await world.store.read.select().from(contract)).toEqual([]);
  });

  it('are taken as they are where they hold none, and so are an adult’s [SAF-12]', async () => {
    const { code } = await signUp('{"shirt":"M","age":15,"arrives":"10:30"}', 'teen');
    expect(code).toBeUndefined();
    expect((await signUp('{"q":9175550199}', 'volunteer')).code).toBeUndefined();
  });
});
