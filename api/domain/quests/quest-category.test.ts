import { describe, expect, it } from 'vitest';
import { colorDistance, SIGHTS } from '../../../tests/support/color-distance.ts';
import { contrast } from '../../../tests/support/contrast.ts';
import { categoriesTexts } from '../texts/generated/categories.ts';
import { questTypesTexts } from '../texts/generated/quest-types.ts';
import { CATEGORY_IDS, categoryOf, QUEST_CATEGORIES, UNCATEGORIZED } from './quest-category.ts';

const categories = Object.values(QUEST_CATEGORIES);
const all = [...categories, UNCATEGORIZED];
const words = questTypesTexts('en');

// The words of the specification, kept apart from the table they check.
const subcategories = {
  food: 'Meal Service • Cooking • Food Distribution',
  treasure: 'Fundraisers • Money • Finances',
  garment: 'Clothing • Thrift Stores • Tailoring',
  hygiene: 'Sanitation • Toiletries • Cleaning Supplies',
  blood: 'Blood Drives • Blood Banks • Donating Blood',
  defender: 'Security • Police • Justice',
  war: 'Veterans • Care Packages • Military Aid',
  youth: 'Minors • Games • Orphans',
  time: 'Elder Care • Companionship • Transportation',
  body: 'Physical Activity • Strength • Athletics',
  nature: 'Conservation • Environment • Recycling',
  craft: 'Construction • Repair • Artwork',
  shadow: 'Prison Ministry • Funerals • Cemeteries',
  toxin: 'Addiction • Substance Abuse • Recovery',
  cure: 'Health • Ambulances • Research',
  beast: 'Animal Shelters • Adoption • Wildlife Monitoring',
  speech: 'Communication • Translation • Registration',
  mind: 'Education • Tutoring • School Supplies',
  storm: 'Hurricanes • Severe Weather • Preparation',
  earth: 'Earthquakes • Mountain Sports • Farming',
  fire: 'Firefighting • Prevention • Fire Departments',
  water: 'Flood Relief • Waterway Cleanup • Aquatic Wildlife',
  life: 'Unexpected Pregnancy • Babies • Single Mothers',
  soul: 'Religion • Worship • Prayer',
  voyage: 'Immigrants • Foreigners • Travelers',
} as const;

function expectLines(ids: readonly (keyof typeof subcategories)[]) {
  for (const id of ids) expect(words[`${id}Topics`]).toBe(subcategories[id]);
}

describe('quest categories', () => {
  it('there are 25 categories and the uncategorized fallback [CAT-01]', () => {
    expect(CATEGORY_IDS).toEqual(Object.keys(subcategories).sort());
    expect(CATEGORY_IDS).toHaveLength(25);
    expect(UNCATEGORIZED.id).toBe('uncategorized');
  });

  it('each category has one colour and one icon of its own [CAT-02]', () => {
    expect(new Set(all.map(({ color }) => color)).size).toBe(26);
    expect(new Set(all.map(({ figure }) => figure)).size).toBe(26);
    for (const { color, figure } of all) {
      expect(color).toMatch(/^#[0-9A-F]{6}$/);
      expect(figure).toMatch(/^[a-z-]+$/);
    }
  });

  it('uncategorized is grey [CAT-03]', () => {
    expect(UNCATEGORIZED.color).toBe('#9E9E9E');
  });

  it('the first service tag names the category [CAT-04, OPEN-QD-04]', () => {
    expect(categoryOf(['food', 'https://example.org/apply']).id).toBe('food');
    expect(categoryOf([' Water ', 'food']).id).toBe('water');
    expect(categoryOf(['https://example.org', 'food'])).toBe(UNCATEGORIZED);
    expect(categoryOf([])).toBe(UNCATEGORIZED);
    expect(categoryOf(['constructor'])).toBe(UNCATEGORIZED);
  });

  it('subcategory lines, first five [CAT-05]', () => {
    expectLines(['food', 'treasure', 'garment', 'hygiene', 'blood']);
  });
  it('subcategory lines, second five [CAT-06]', () => {
    expectLines(['defender', 'war', 'youth', 'time', 'body']);
  });
  it('subcategory lines, third five [CAT-07]', () => {
    expectLines(['nature', 'craft', 'shadow', 'toxin', 'cure']);
  });
  it('subcategory lines, fourth five [CAT-08]', () => {
    expectLines(['beast', 'speech', 'mind', 'storm', 'earth']);
  });
  it('subcategory lines, last five [CAT-09]', () => {
    expectLines(['fire', 'water', 'life', 'soul', 'voyage']);
  });

  it('only youth and blood carry a note: background checks, donor health [CAT-10, CAT-11]', () => {
    expect(words.youthNote).toContain('often takes a background check');
    expect(words.bloodNote).toContain('your doctor if you’re healthy enough');
    expect(Object.keys(words).filter((key) => key.endsWith('Note'))).toEqual(['bloodNote', 'youthNote']);
  });

  it('an unknown type has its own three texts [CAT-12]', () => {
    expect(categoryOf(['unknown']).label).toBe('Uncategorized');
    expect(words.uncategorizedTopics).toBe('No subcategories');
    expect(words.uncategorizedAbout).toBe('This Quest does not belong to a specific category.');
  });

  it('each description is two sentences of its own [OPEN-CAT-02]', () => {
    const abouts = CATEGORY_IDS.map((id) => words[`${id}About`]);
    for (const about of abouts) expect(about.match(/[.!?](?= |$)/g)).toHaveLength(2);
    expect(new Set(abouts).size).toBe(25);
  });

  it('the name in the catalogue is that of the table [LNG-01: types of service]', () => {
    for (const { id, label } of all) expect(categoriesTexts('en')[id]).toBe(label);
  });
});

describe('the palette', () => {
  it.each(all)('text reads on $id [DEC-09, OPEN-CAT-01]', ({ color, ink }) => {
    expect(contrast(ink, color)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGHTS)('any two colours are far apart for %s sight [DEC-09, OPEN-CAT-01]', (sight) => {
    const least = sight === 'full' ? 0.1 : 0.06;
    for (const [position, one] of all.entries()) {
      for (const other of all.slice(position + 1)) {
        const distance = colorDistance(one.color, other.color, sight);
        expect(distance, `${one.id} and ${other.id}`).toBeGreaterThan(least);
      }
    }
  });
});
