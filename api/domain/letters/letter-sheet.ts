import { formatsFor } from '../texts/formats-for.ts';
import { letterSheetTexts } from '../texts/generated/letter-sheet.ts';
import { newYorkDay } from '../time/new-york-time.ts';
import {
  type LetterLocale,
  type LetterPaper,
  type LetterVariant,
  minutesOf,
  type ServedTime,
} from './letter.ts';

/** All that stands on a letter, in its order. */
export type LetterSheet = {
  locale: LetterLocale;
  paper: LetterPaper;
  site: string;
  title: string;
  before: readonly string[];
  /** Charities with where they are. */
  charities: { heading: string; lines: readonly string[] };
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  total: { label: string; value: string };
  after: readonly string[];
  check: { address: string; qr: string };
};

export type LetterFacts = {
  locale: LetterLocale;
  paper: LetterPaper;
  variant: LetterVariant;
  name: string;
  firstDay: string;
  lastDay: string;
  issuedAt: number;
  times: readonly (ServedTime & { charity: string; activity: string })[];
  /** Address of each charity, by its ID. */
  places: ReadonlyMap<string, string>;
  site: string;
  /** The code in groups, and the address of its page. */
  code: string;
  address: string;
};

/** The words of a letter, in its language. */
export function letterSheet(facts: LetterFacts): LetterSheet {
  const { locale, paper, variant, name, times, site, code, address } = facts;
  const t = letterSheetTexts(locale);
  const { date, longDay, duration } = formatsFor(locale);
  const total = duration(minutesOf(times));
  const span = { from: date(facts.firstDay), until: date(facts.lastDay) };
  const statements = { school: t.forSchool, court: t.forCourt, employer: t.forEmployer };
  const names = new Map(times.map(({ providerId, charity }) => [providerId, charity]));
  const charities = [...names].map(([id, charity]) =>
    [charity, facts.places.get(id)].filter(Boolean).join(', '),
  );
  return {
    ...{ locale, paper, site, title: t.title },
    before: [
      { school: t.toSchool, court: t.toCourt, employer: t.toEmployer }[variant],
      statements[variant]({ name, total, ...span }),
    ],
    charities: { heading: t.charities, lines: charities },
    headings: [t.date, t.charity, t.activity, t.time],
    rows: times.map(({ at, charity, activity, minutes }) => [
      ...[date(newYorkDay(at)), charity, activity, duration(minutes)],
    ]),
    total: { label: t.total, value: total },
    after: [t.issued({ day: longDay(facts.issuedAt), site }), t.check({ address }), t.code({ code })],
    check: { address, qr: t.qr },
  };
}
