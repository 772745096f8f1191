import { getNamedType, isObjectType } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '#api/graphql/schema.ts';
import { allRows } from '../support/all-rows.ts';
import { castEmail, DEMO_PASSWORD } from '../support/cast.ts';
import { agree, guardianToken, registeredTeen } from '../support/guardian.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

/** Every token that a link in an email holds. */
async function mailedTokens(): Promise<string[]> {
  const bodies = (await readMails(world)).map(({ body }) => body);
  return bodies.flatMap((body) => [...body.matchAll(/token=([\w.-]+)/g)].map(([, token = '']) => token));
}

/** Sends one email with each of these links. */
async function sendLinks(): Promise<void> {
  await registeredTeen(world);
  const change = `mutation { changeEmailAddress(emailAddress: "new@volunteer.example", currentPassword: "${DEMO_PASSWORD}") }`;
  await world.gql(change, {}, { as: 'volunteer' });
  const [token] = await tokensTo('new@volunteer.example');
  await world.gql('mutation ($token: String!) { verifyEmail(token: $token) }', { token });
  const answers = 'mutation { askForAnswersAddress(providerId: "1", emailAddress: "team@harbor.example") }';
  await world.gql(answers, {}, { as: 'admins' });
}

async function tokensTo(address: string): Promise<string[]> {
  const mails = (await readMails(world)).filter(({ recipient }) => recipient === address);
  return mails.flatMap(({ body }) => /token=([\w.-]+)/.exec(body)?.[1] ?? []);
}

/** The questions that a page with a link asks. */
function questionsByToken(): string[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields
    .filter(({ args }) => args.some(({ name }) => name === 'token'))
    .map(({ name, type }) => {
      const shown = isObjectType(getNamedType(type)) ? ' { __typename }' : '';
      return `query ($token: String!) { ${name}(token: $token)${shown} }`;
    });
}

describe('a link in an email that a scanner opens', () => {
  it('changes nothing, whatever its page asks [ACC-36] [SAF-08] [SAF-25]', async () => {
    await sendLinks();
    const tokens = await mailedTokens();
    const before = await allRows(world.store);
    const answered = new Set<string>();
    for (const question of questionsByToken())
      for (const token of tokens) {
        const { data } = await world.gql<Record<string, unknown>>(question, { token });
        for (const [name, value] of Object.entries(data ?? {})) if (value !== null) answered.add(name);
      }
    expect([...answered].sort()).toEqual(
      expect.arrayContaining(['askedAnswersAddress', 'formerAddressUntil', 'guardianRequest']),
    );
    expect(await allRows(world.store)).toEqual(before);
  });

  it('still works for the person who presses its button [ACC-36] [SAF-08] [SAF-25]', async () => {
    await sendLinks();
    for (const question of questionsByToken())
      for (const token of await mailedTokens()) await world.gql(question, { token });
    expect((await agree(world)).errors).toBeUndefined();
    const [undo] = await tokensTo(castEmail('volunteer'));
    const UNDO = 'mutation ($token: String!) { undoAddressChange(token: $token) }';
    expect((await world.gql(UNDO, { token: undo })).errors).toBeUndefined();
    const [answers] = await tokensTo('team@harbor.example');
    const CONFIRM = 'mutation ($token: String!) { confirmAnswersAddress(token: $token) { address } }';
    expect((await world.gql(CONFIRM, { token: answers })).data).toEqual({
      confirmAnswersAddress: { address: 'team@harbor.example' },
    });
  });

  it('of a guardian tells again what follows from the yes after it was used [SAF-08]', async () => {
    await registeredTeen(world);
    const token = await guardianToken(world, 'guardian/consent');
    await agree(world);
    const AGREED = 'query ($token: String!) { guardianAgreed(token: $token) { childName } }';
    for (let time = 0; time < 2; time += 1)
      expect((await world.gql(AGREED, { token })).data?.guardianAgreed).not.toBeNull();
  });
});
