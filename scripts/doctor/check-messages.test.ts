import { expect, it } from 'vitest';
import { readConfig } from '#api/process/config/config.ts';
import { startTextService } from '../../tests/support/text-service.ts';
import { checkPush, checkTexts } from './check-messages.ts';
import type { Installation } from './finding.ts';

const of = (env: Record<string, string>): Installation => ({
  ...{
    env,
    config: readConfig(env),
    file: null,
    database: null,
    databaseProblem: null,
    keptSeals: [],
    isQuick: false,
    ledgerFrom: null,
    tell: () => {},
    now: 0,
  },
});

it('says whether browsers can be asked here [OPS-06: push]', async () => {
  const told = async (PUBLIC_ORIGIN: string) => (await checkPush(of({ PUBLIC_ORIGIN })))[0]?.text;
  expect(await told('https://volunteer.example')).toContain(
    'are offered, with the keys that the product made',
  );
  expect(await told('http://192.0.2.7')).toContain('is a bare number');
  expect(await told('http://volunteer.example')).toContain('does not begin with https');
});

it('says whether the text service knows the account, and sends nothing [OPS-06: texts]', async () => {
  const service = await startTextService();
  const told = async (env: Record<string, string>) => (await checkTexts(of(env)))[0];
  expect(await told({})).toMatchObject({ severity: 'fine' });
  expect(await told(service.env)).toMatchObject({ severity: 'fine' });
  const wrong = await told({ ...service.env, SMS_TOKEN: 'another-token' });
  expect(wrong).toMatchObject({ severity: 'error', text: expect.stringContaining('(401)') });
  expect(JSON.stringify(wrong)).not.toContain('another-token');
  await service.stop();
  expect(await told(service.env)).toMatchObject({ text: expect.stringContaining('could not be talked to') });
  expect(service.received).toEqual([]);
});
