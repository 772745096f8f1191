import { expect, it } from 'vitest';
import { questCsv } from './quest-csv.ts';

const quest = {
  id: 'q1',
  providerId: 'charity-1',
  eventTitle: '=Serve, "twice"',
  eventType: 'OSV' as const,
  publishingStatus: 'Published' as const,
  startedAt: '2026-03-07T14:05:00.000Z',
  endedAt: '2026-03-07T16:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  isOver: false,
  takenCount: 3,
  heldCount: 0,
  waitingCount: 0,
  resourceMinNumber: 2,
  resourceDesiredNumber: 4,
  resourceMaxNumber: 12,
  location: null,
  reservation: null,
  guildHold: null,
};

it('has the columns of the table and defused cells [DSK-13]', () => {
  const [head, line] = questCsv([quest]).split('\r\n');
  expect(head).toBe('\uFEFFWhen,Time,Title,Type,Status,Spots taken,Spots,Location');
  expect(line).toBe(
    '"Sat, Mar 7, 2026",9:05 am to 11:00 am,"\'=Serve, ""twice""",On-Site Shift,Published,3,12,',
  );
});
