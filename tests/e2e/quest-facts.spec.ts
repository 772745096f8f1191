import { askPage, logInBy } from './asked-page.ts';
import { expect, test } from './browser-test.ts';
import { questInState } from './quest-page.ts';

test('a quest tells who supervises, what to bring and the hours asked for, and nothing where there is nothing to tell [DEC-35, QD-06, QD-07, QD-09]', async ({
  request,
}) => {
  const open = await askPage(request, questInState('open'));
  expect(open.text).toContain('Equipment Closed shoes');
  expect(open.text).toMatch(/The first fifteen minutes Ring at the gate\.\s+Ask for the warden\./);
  expect(open.text).not.toContain('Prerequisite hours');
  expect(open.text, 'for those who can name somebody').not.toContain('Supervisor');
  const hours = await askPage(request, questInState('hours'));
  expect(hours.text).toMatch(/Prerequisite hours [\d.]+ hours? with this charity/);
  expect(hours.text).not.toContain('Equipment');
  expect(hours.text).not.toContain('The first fifteen minutes');
  const crowded = await askPage(request, questInState('crowded'));
  expect(crowded.text).toContain(`Supervisor ${'W'.repeat(35)}`);
  await logInBy(request, 'staff');
  const managed = await askPage(request, questInState('open'));
  expect(managed.text).toContain('Supervisor No Supervisor Assigned!');
});
