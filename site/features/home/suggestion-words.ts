import { categoryOf } from '#domain/quests/quest-category.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { homeQuestsTexts } from '#domain/texts/generated/home-quests.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { SuggestedQuestDataFragment } from '../../gql/generated.ts';

/** Why a quest is suggested: “New for you: Water”. */
export function reasonWords(locale: Locale, { reason, quest }: SuggestedQuestDataFragment): string {
  const t = homeQuestsTexts(locale);
  const type = categoriesTexts(locale)[categoryOf(quest.serviceTags).id];
  const district = quest.provider.district?.name;
  switch (reason) {
    case 'FOLLOWED_CHARITY':
      return t.followed({ name: quest.provider.name });
    case 'FOLLOWED_TYPE':
      return t.followed({ name: type });
    case 'NEW_TYPE':
      return t.newType({ type });
    case 'FAVORITE_DISTRICT':
      return district ? t.favoriteDistrict({ district }) : t.soon;
    case 'NEAR_ZIP':
      return t.nearZip;
    case 'TYPE_DONE':
      return t.typeDone({ type });
    case 'SOON':
      return t.soon;
  }
}
