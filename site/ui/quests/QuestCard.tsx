import type { PennantFlag, RING_COLORS } from '#domain/brand/arms/quest-signs.ts';
import type { QuestCategory } from '#domain/quests/quest-category.ts';
import type { QuestTimes } from '#domain/quests/quest-status.ts';
import { asTitled, asWritten } from '../../lib/language/as-written.ts';
import { CardRing } from './CardRing.tsx';
import type { CardWords } from './card-words.ts';
import { SignIcon } from './SignIcon.tsx';
import './quest-card.css';

/** What a card shows. Instants in epoch milliseconds. */
export type QuestCardModel = QuestTimes & {
  href: string;
  title: string;
  /** The title is in the language of the page, which is not that of charities. */
  isTranslated?: true;
  category: Pick<QuestCategory, 'id' | 'label'>;
  /** Path of its composed picture. */
  picture: string;
  /** What can keep someone from it: “Ages 10+”, “Training first”. */
  asks: readonly string[];
  /** “Needs 2 more to happen”, while it is short of people. */
  need: string | null;
  /** “0.5 mi”, where someone has said from where they look. */
  distance?: string;
  takenCount: number;
  maxNumber: number;
  /** How many places are left: “5 spots left”. */
  flavour: string;
  flag: PennantFlag;
  /** The ring's colour; for managers the level reached. */
  ringLevel: keyof typeof RING_COLORS;
  icon: 'locked' | 'warning' | null;
  /** The guild that has reserved the quest. */
  claim: { guildName: string; whose: 'own-guild' | 'rival-guild' } | null;
  /** A word before the title for managers: “Draft”, “Cancelled”. */
  status: string | null;
  /** The charity, where quests of several stand together. */
  charity?: string;
  /** Coordinates for a map next to the list: '40.74 -74.03'. */
  point?: string;
};

type Texts = CardWords['texts'];

type Props = {
  card: QuestCardModel;
  words: CardWords;
  /** Stands where one sees it at once: its picture is not waited with. */
  isFirst?: boolean;
  /** Stands under the day as a heading, which it does not say again. */
  isUnderDay?: boolean;
};

/** A quest as a card. Day and hours in words alone: the times for machines stand on the page of the quest. */
export function QuestCard({ card, words, isFirst = false, isUnderDay = false }: Props) {
  const { texts, formats, locale } = words;
  const { title, category, startedAt, endedAt, flag, claim, status, charity, asks, distance } = card;
  return (
    <article className="quest-card" data-category={category.id} data-point={card.point}>
      <div>
        <img
          src={card.picture}
          alt={texts.typeOfQuest({ type: category.label })}
          loading={isFirst ? undefined : 'lazy'}
        />
        {!isUnderDay && (
          <span className="date">
            {startedAt === null ? texts.anyTime : texts.onDay(formats.shortDay(startedAt))}
          </span>
        )}
        {flag !== 'open' && <i className={`flag ${flag}`} role="img" aria-label={texts[flag]} />}
      </div>
      <div>
        {(startedAt !== null || distance) && (
          <p className="time">
            {startedAt !== null && formats.timeSpan(startedAt, endedAt)}
            {distance && <span className="far">{distance}</span>}
          </p>
        )}
        <h3>
          <a href={card.href} {...(status ? {} : asTitled(locale, card))}>
            {status && <span className="status">{status}: </span>}
            {status ? <span {...asTitled(locale, card)}>{title}</span> : title}
          </a>
        </h3>
        {charity && (
          <p className="charity" {...asWritten(locale)}>
            {charity}
          </p>
        )}
        {asks.length > 0 && <p className="asks">{asks.join(' · ')}</p>}
        <CardFoot card={card} texts={texts} />
      </div>
      {claim && <Claim {...claim} texts={texts} />}
    </article>
  );
}

function CardFoot({ card, texts }: { card: QuestCardModel; texts: Texts }) {
  const { takenCount, maxNumber, icon, flavour, need, ringLevel, eventType, flag } = card;
  return (
    <p className="foot">
      <CardRing
        taken={takenCount}
        max={maxNumber}
        level={ringLevel}
        title={texts.filled({ taken: takenCount, max: maxNumber })}
      />
      {icon === 'locked' && <SignIcon name="lock" size={20} title={texts.locked} />}
      {icon === 'warning' && <SignIcon name="warning" size={22} title={texts.hasEnded} className="warning" />}
      <b>{flavour}</b>
      {ringLevel !== 'volunteer' && (
        <span className="filled" aria-hidden="true">
          {takenCount} / {maxNumber}
        </span>
      )}
      {need && <em>{need}</em>}
      {eventType === 'HYBRID-ROLE' && flag === 'open' && (
        <span className="apply">
          {texts.apply} <SignIcon name="forward" size={18} />
        </span>
      )}
    </p>
  );
}

function Claim({ guildName, whose, texts }: NonNullable<QuestCardModel['claim']> & { texts: Texts }) {
  const isOwn = whose === 'own-guild';
  const claim = (isOwn ? texts.claimedByYours : texts.claimedBy)({ name: guildName });
  return (
    <p className={`claim ${whose}`}>
      <SignIcon name={isOwn ? 'check' : 'shield'} size={18} />
      <span>
        {claim.map((part) => (typeof part === 'string' ? part : <b key={part.tag}>{part.text}</b>))}
      </span>
    </p>
  );
}
