import type { FindFormTexts } from '#domain/texts/generated/find-form.ts';
import { SignIcon } from '../../ui/quests/SignIcon.tsx';
import { FindChips } from './FindChips.tsx';
import { Box, FindMore, Problem } from './FindMore.tsx';
import { FindPlace } from './FindPlace.tsx';
import { choosing, type FindAsk, searchOfAsk } from './find-address.ts';
import type { FindChoices } from './find-choices.ts';
import type { FoundList } from './found-list.ts';

type Props = {
  texts: FindFormTexts;
  ask: FindAsk;
  choices: FindChoices;
  causes: FoundList['causes'];
  foldedCount: number;
  problems: FoundList['problems'];
  counts: FoundList['counts'];
  mayShowAll: boolean;
  /** The first day that may be looked for, 'YYYY-MM-DD'. */
  today: string;
  path: string;
  onChoose: (ask: FindAsk) => void;
  /** While someone types. */
  onType: (ask: FindAsk) => void;
  onSend: () => void;
};

/** What to look for. A form, so that it works before its script is there and without it. */
export function FindForm(props: Props) {
  const { texts, ask, causes, problems, mayShowAll, path, onChoose, onSend } = props;
  const hrefOf = (next: FindAsk) => path + searchOfAsk(next);
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onSend();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know the element of that name.
    <form method="get" action={path} role="search" aria-label={texts.which} onSubmit={send} noValidate>
      <PlaceRow {...props} />
      <Problem id="words-problem" text={problems.words} />
      <Problem id="zip-problem" text={problems.zip} />
      {ask.near !== '' && (
        <p className="around">
          <a href={hrefOf(choosing(ask, { near: '' }))}>{texts.forgetPlace}</a>
        </p>
      )}
      <FindChips texts={texts} ask={ask} causes={causes} hrefOf={hrefOf} />
      <FindMore {...props} />
      {mayShowAll && (
        <Box
          name="all"
          value="1"
          label={texts.showAll}
          isChosen={ask.isAll}
          onChoose={(isAll) => onChoose(choosing(ask, { isAll }))}
        />
      )}
    </form>
  );
}

function PlaceRow({ texts, ask, problems, onChoose, onType }: Props) {
  return (
    <div className="find-place">
      <div className="place-box words">
        <SignIcon name="search" size={20} />
        <input
          name="q"
          type="search"
          dir="auto"
          maxLength={100}
          aria-label={texts.search}
          placeholder={texts.searchHint}
          value={ask.words}
          onChange={({ target }) => onType(choosing(ask, { words: target.value }))}
          {...(problems.words && { 'aria-invalid': true, 'aria-describedby': 'words-problem' })}
        />
      </div>
      <FindPlace
        texts={texts}
        ask={ask}
        problem={problems.zip}
        onType={(zip) => onType(choosing(ask, { zip }))}
        onMiles={(miles) => onChoose(choosing(ask, { miles }))}
      />
      <input type="hidden" name="near" value={ask.near} />
      {ask.hasMap && <input type="hidden" name="map" value="1" />}
      <NearMe texts={texts} />
      <button type="submit" className="button button-primary send">
        {texts.show}
      </button>
    </div>
  );
}

/** A press asks the browser where it is; nothing without a script. */
function NearMe({
  texts,
}: {
  texts: { nearMe: string; asking: string; denied: string; unavailable: string };
}) {
  const { nearMe, asking, denied, unavailable } = texts;
  return (
    <near-me id="near-me" data-asking={asking} data-denied={denied} data-unavailable={unavailable}>
      <button type="button" className="button">
        <SignIcon name="target" size={22} /> <span>{nearMe}</span>
      </button>
      <p role="status" />
    </near-me>
  );
}
