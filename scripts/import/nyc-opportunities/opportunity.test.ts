import { describe, expect, it } from 'vitest';
import { type OpportunityRow, readOpportunity } from './opportunity.ts';

/** Today in these tests: a date before all dates of the rows. */
const TODAY = '2026-03-01';

const ROW: OpportunityRow = {
  opportunity_id: '7001',
  title: 'Reading Buddy',
  summary: 'Read aloud.',
  org_title: 'Lantern Hill Library',
  org_content_id: '900',
  category_desc: 'Education',
  recurrence_type: 'ongoing',
  vol_requests: '4',
  event_time: '0',
  hours: '0',
  start_date_date: 'March 17 2026',
  end_date_date: 'March 16 2027',
  status: 'approved',
  locality: '',
  Postcode: '10451',
  Borough: '',
  Latitude: '',
  Longitude: '',
};

function opportunityOf(change: Partial<OpportunityRow>) {
  const reading = readOpportunity({ ...ROW, ...change }, TODAY);
  if ('refusal' in reading) throw new Error(reading.refusal);
  return reading.item;
}

function refusalOf(change: Partial<OpportunityRow>) {
  const reading = readOpportunity({ ...ROW, ...change }, TODAY);
  return 'refusal' in reading ? reading.refusal : null;
}

describe('a published opportunity', () => {
  it('becomes a hybrid role when it is ongoing, and an on-site shift when it has a date [QST-01]', () => {
    expect(opportunityOf({}).quest).toMatchObject({ eventType: 'HYBRID-ROLE', startedAt: null });
    const dated = opportunityOf({ recurrence_type: 'onetime' }).quest;
    expect(dated.eventType).toBe('OSV');
    expect(dated.startedAt).toBe(Date.parse('2026-03-17T00:00:00-04:00'));
  });

  it('keeps a long title as the first bold line of the description [DEC-11]', () => {
    const long = 'Reading Buddy for the Lantern  Hill Library & <Reading> Room';
    const { quest, fullTitle } = opportunityOf({ title: long });
    expect(fullTitle).toBe('Reading Buddy for the Lantern Hill Library & <Reading> Room');
    expect(quest.eventTitle).toBe('Reading Buddy');
    expect(quest.description).toMatch(
      /^<p><b>Reading Buddy for the Lantern Hill Library &amp; &lt;Reading&gt; Room<\/b><\/p><p>Read aloud/,
    );
    expect(opportunityOf({}).quest.description).toMatch(/^<p>Read aloud\.<\/p><p>From /);
  });

  it('shows its summary as it was written, whatever it holds', () => {
    const summary = '=1+1 & <script>alert(1)</script>\r\n\r\nA second\u0007 line';
    expect(opportunityOf({ summary }).quest.description).toMatch(
      /^<p>=1\+1 &amp; &lt;script&gt;alert\(1\)&lt;\/script&gt;<\/p><p>A second line<\/p>/,
    );
  });

  it.each([
    ['1', 1, 1],
    ['75', 75, 75],
    ['76', 76, 75],
    ['9999', 9999, 75],
  ])('asks for %s people [DEC-12]', (vol_requests, requested, places) => {
    const opportunity = opportunityOf({ vol_requests });
    expect(opportunity.requested).toBe(requested);
    expect(opportunity.quest).toMatchObject({
      resourceMinNumber: 1,
      resourceDesiredNumber: places,
      resourceMaxNumber: places,
    });
  });

  it('lies in the district of its borough, else of its postcode', () => {
    expect(opportunityOf({ Borough: 'STATEN IS', Postcode: '10451' }).district.name).toBe('Staten Island');
    expect(opportunityOf({ Postcode: '10301' }).district.name).toBe('Staten Island');
    const locality = '1 Clove Way\nStaten Island, NY 10301-1234\n(40.6, -74.1)';
    expect(opportunityOf({ Postcode: '', locality }).district.name).toBe('Staten Island');
  });

  it('whose day is over becomes a stamp without a day, and a role a draft without its days', () => {
    const over = { start_date_date: 'February 02 2026', end_date_date: 'February 03 2026' };
    const event = opportunityOf({ ...over, recurrence_type: 'onetime' });
    expect(event.quest).toMatchObject({ eventType: 'OSV', startedAt: null, isStamp: true });
    expect(event.quest.description).toBe('<p>Read aloud.</p>');
    expect(event.past).toBe('Monday, February 2, 2026 to Tuesday, February 3, 2026.');
    const role = opportunityOf(over);
    expect(role.quest).toMatchObject({ eventType: 'HYBRID-ROLE', startedAt: null, isStamp: false });
    expect(role.quest.description).toBe('<p>Read aloud.</p>');
    expect(role.past).toBe('From Monday, February 2, 2026 to Tuesday, February 3, 2026.');
    expect(opportunityOf({}).past).toBeNull();
  });

  it('mends names in capitals or small letters, and says which', () => {
    const { organization, fullTitle, quest, mended } = opportunityOf({
      org_title: 'NYCID OF McGRAW AVENUE',
      title: 'SNOW SHOVELING FOR SENIORS OF THE ISLAND',
      locality: '1540 McGRAW AVENUE\nbronx, NY 10451\n(40.8, -73.9)',
    });
    expect(organization.name).toBe('NYCID of McGraw Avenue');
    expect(fullTitle).toBe('Snow Shoveling for Seniors of the Island');
    expect(quest.eventTitle).toBe('Snow Shoveling');
    expect(quest.description).toMatch(/^<p><b>Snow Shoveling for Seniors of the Island<\/b><\/p>/);
    expect(quest.place).toMatchObject({
      name: '1540 McGraw Avenue',
      address: '1540 McGraw Avenue, Bronx, NY 10451',
    });
    expect(mended).toEqual([
      '«NYCID OF McGRAW AVENUE» → «NYCID of McGraw Avenue»',
      '«SNOW SHOVELING FOR SENIORS OF THE ISLAND» → «Snow Shoveling for Seniors of the Island»',
      '«1540 McGRAW AVENUE, bronx, NY 10451» → «1540 McGraw Avenue, Bronx, NY 10451»',
    ]);
    expect(opportunityOf({}).mended).toEqual([]);
  });

  it('names the parts that it leaves out', () => {
    const { leftOut, quest } = opportunityOf({ category_desc: 'Moon Landings', locality: '(40.1, -73.2)' });
    expect(leftOut).toEqual([
      'category «Moon Landings» is not known',
      'locality is no address of at most 200 characters',
    ]);
    expect(quest).toMatchObject({ serviceTags: [], place: null });
  });

  it('has the point of its columns where its address has none', () => {
    const columns = { Latitude: '40.81', Longitude: ' -73.91' };
    expect(opportunityOf({ ...columns, locality: '1 Bay Street' }).quest.place).toMatchObject({
      latitude: 40.81,
      longitude: -73.91,
    });
    const locality = '1 Bay Street\n(40.8201, -73.9212)';
    expect(opportunityOf({ ...columns, locality }).quest.place).toMatchObject({ latitude: 40.8201 });
  });

  it.each<[Partial<OpportunityRow>, string]>([
    [{ opportunity_id: ' ' }, 'opportunity_id: expected 1 to 100 characters, found none'],
    [{ title: '' }, 'title: expected 1 to 1000 characters, found none'],
    [{ org_title: '\n' }, 'org_title: expected 1 to 200 characters, found none'],
    [{ org_content_id: '' }, 'org_content_id: expected 1 to 100 characters, found none'],
    [{ org_title: 'x'.repeat(201) }, 'org_title: expected at most 200 characters, found 201'],
    [{ summary: 'x'.repeat(10_000) }, 'summary: expected at most 10000 characters with what else is known'],
    [{ status: 'pending' }, 'status: expected “approved”, found “pending”'],
    [{ recurrence_type: 'weekly' }, 'recurrence_type: expected “ongoing” or “onetime”, found “weekly”'],
    [
      { recurrence_type: 'constructor' },
      'recurrence_type: expected “ongoing” or “onetime”, found “constructor”',
    ],
    [{ vol_requests: '0' }, 'vol_requests: expected a number of people, found “0”'],
    [{ vol_requests: '' }, 'vol_requests: expected a number of people, found “”'],
    [{ vol_requests: '-3' }, 'vol_requests: expected a number of people, found “-3”'],
    [{ vol_requests: '5-10' }, 'vol_requests: expected a number of people, found “5-10”'],
    [
      { recurrence_type: 'onetime', start_date_date: '2026' },
      'start_date_date: expected a day, found “2026”',
    ],
    [{ Borough: 'QUEENS   ' }, 'Borough: expected one of our districts, found “QUEENS”'],
    [{ Postcode: '10001' }, 'Postcode: expected one of our districts, found “10001”'],
    [{ Postcode: '112112' }, 'Postcode: expected five digits, found “112112”'],
    [{ Postcode: '' }, 'Borough, Postcode: expected one of them, found none'],
    [{ locality: '1 Bay Street\n(0, 0)' }, 'locality: expected a known point, found 0, 0'],
    [
      { locality: '1 Bay Street\n(-73.9212, 40.8201)' },
      'locality: expected latitude before longitude, found them swapped: -73.9212, 40.8201',
    ],
    [
      { locality: '1 Bay Street\n(99.5, -73.9)' },
      'locality: expected a point in our region, found 99.5, -73.9',
    ],
    [{ Latitude: '0', Longitude: '0' }, 'Latitude, Longitude: expected a known point, found 0, 0'],
    [{ Latitude: '40.8' }, 'Latitude, Longitude: expected a point in our region, found 40.8, NaN'],
  ])('with %o is refused with the reason', (change, reason) => {
    expect(refusalOf(change)).toBe(reason);
  });
});
