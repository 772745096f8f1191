import { Autocomplete, Dialog, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { foldedText } from '#domain/text/folded-text.ts';
import { consoleMenuTexts } from '#domain/texts/generated/console-menu.ts';
import { consolePaletteTexts } from '#domain/texts/generated/console-palette.ts';
import { consoleProgramsTexts } from '#domain/texts/generated/console-programs.ts';
import { consoleStaffMenuTexts } from '#domain/texts/generated/console-staff-menu.ts';
import { addDays, instantOf, isoOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { ConsoleSearchDocument } from '../../gql/generated/shell.ts';
import type { FoundQuestFragment } from '../../gql/generated.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { questWhen } from '../../records/quest-when.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { reading } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { accessOf, mayAccess } from '../../session/resource-access.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { useCharityBooks } from '../../stamps/collection/stamp-methods.ts';
import { useSettled } from '../../widgets/fields/use-settled.ts';
import type { MenuEntry, PageRow } from '../page-row.ts';
import { askedDay } from './asked-day.ts';
import { KeysList } from './KeysList.tsx';
import type { PalettePart } from './use-console-keys.ts';

/** Quests and volunteers of a charity by what was typed. */
const searchConsole = reading(ConsoleSearchDocument, ({ upcoming, past, volunteerPage }) => ({
  quests: [...upcoming.items, ...past.items],
  volunteers: volunteerPage?.items.map(({ chariteer }) => chariteer) ?? [],
}));

type Props = { part: PalettePart; pages: readonly PageRow[]; onClose: () => void };

/** Goes to any page, quest, volunteer or stamp by what is typed, or lists the keys. */
export function Palette({ part, pages, onClose }: Props) {
  const t = textsOf(consolePaletteTexts);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={part === 'keys' ? t.keys : t.title}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      {part === 'keys' ? <KeysList onClose={onClose} /> : <Search pages={pages} onClose={onClose} />}
    </Dialog>
  );
}

type Goal = { group: 'pages' | 'quests' | 'volunteers' | 'stamps'; name: string; about: string; to: string };

const TYPING_PAUSE_MS = 200;

function Search({ pages, onClose }: Omit<Props, 'part'>) {
  const t = textsOf(consolePaletteTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { goals, isSearching, error } = useGoals(typed, pages);
  return (
    <Autocomplete
      open
      onClose={(_event, reason) => reason === 'escape' && onClose()}
      options={goals}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_event, goal) => {
        onClose();
        if (goal) void navigate(goal.to);
      }}
      groupBy={({ group }) => t[group]}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ to }) => to}
      renderOption={({ key, ...props }, { name, about }) => (
        <li key={key} {...props}>
          <span>
            {name}
            {about && (
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {about}
              </Typography>
            )}
          </span>
        </li>
      )}
      filterOptions={(found) => found}
      autoHighlight
      sx={{ p: 2 }}
      forcePopupIcon={false}
      loading={isSearching}
      loadingText={t.searching}
      noOptionsText={error?.message ?? t.nothing}
      renderInput={(params) => <TextField {...params} autoFocus label={t.search} />}
    />
  );
}

/** Pages, quests, volunteers and stamps that the words name, of what the viewer may open. */
function useGoals(typed: string, pages: readonly PageRow[]) {
  const { session, providerId } = useOrganization();
  const may = (access: PageRow['access']) =>
    session !== undefined && mayAccess(session.subject, { ...accessOf(access), providerId });
  const words = useSettled(typed.trim(), TYPING_PAUSE_MS);
  const found = useAnswer(
    searchConsole,
    {
      providerId: providerId ?? '',
      upcoming: { ...questsOf(words), isUpcoming: true },
      past: { ...questsOf(words), isUpcoming: false },
      name: words,
      withVolunteers: may('chariteers rank'),
    },
    { enabled: words !== '' && providerId !== null && may('quests list'), keepsLast: true },
  );
  const books = useCharityBooks(providerId ?? '', { enabled: providerId !== null && may('stamps edit') });
  const stamps = [...(books.data?.stamps.values() ?? [])];
  const { quests = [], volunteers = [] } = (words !== '' && found.data) || {};
  const goals: Goal[] = [
    ...matching(
      typed,
      pagesIn(pages).filter(({ access }) => may(access)),
    ),
    ...quests.map(questGoal),
    ...volunteers.map(
      (one): Goal => ({
        group: 'volunteers',
        name: volunteerName(one),
        about: '',
        to: `/chariteers/${one.id}`,
      }),
    ),
    ...(typed.trim() === ''
      ? []
      : matching(
          typed,
          stamps.map(
            ({ id, title }): Goal => ({ group: 'stamps', name: title, about: '', to: `/stamps/${id}` }),
          ),
        )),
  ];
  return { goals, isSearching: found.isFetching || words !== typed.trim(), error: found.error };
}

/** Quests of the day that was typed, else those with its words in their title. */
function questsOf(words: string) {
  const day = askedDay(words, newYorkDay(Date.now()), consoleLocale());
  if (day === null) return { q: words };
  const start = (one: string) => isoOf(instantOf(one, '00:00'));
  return { startsFrom: start(day), startsBefore: start(addDays(day, 1)) };
}

function questGoal({ id, eventTitle, ...times }: FoundQuestFragment): Goal {
  const { day, time } = questWhen(times);
  return { group: 'quests', name: eventTitle, about: `${day}, ${time}`, to: `/quests/${id}/show` };
}

/** The pages of the menu, for staff those of the whole product too, and pages that others lead to. */
function pagesIn(pages: readonly PageRow[]): (Goal & Pick<PageRow, 'access'>)[] {
  return pages.flatMap(({ menu, path, access }) => {
    const name = menu ? menuName(menu) : OTHER_PAGES[path]?.();
    return name === undefined ? [] : [{ group: 'pages', name, about: '', to: path, access }];
  });
}

const OTHER_PAGES: Readonly<Record<string, () => string>> = {
  '/charity/programs': () => textsOf(consoleProgramsTexts).title,
};

function menuName(menu: MenuEntry): string {
  return 'icon' in menu
    ? textsOf(consoleMenuTexts)[menu.label]
    : textsOf(consoleStaffMenuTexts)[menu.staffIcon];
}

function matching<One extends Goal>(typed: string, goals: readonly One[]): One[] {
  const wanted = foldedText(typed.trim());
  return goals.filter(({ name }) => foldedText(name).includes(wanted));
}
