import { picturePath } from '#domain/pictures/picture.ts';
import type { QuestListProviderFragment } from '../../gql/generated.ts';
import { paths } from '../../lib/paths.ts';

/** The schema.org NGO of a charity. */
export function charityData(
  { id, name, mission, website, telephone, logo, cover, district }: QuestListProviderFragment,
  origin: string,
): Record<string, unknown> {
  const addressOf = (picture: NonNullable<typeof logo>) =>
    origin + picturePath(picture.id, picture.width, 'webp');
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name,
    url: origin + paths.questList(id),
    ...(mission && { description: mission }),
    ...(logo && { logo: addressOf(logo) }),
    ...(cover && { image: addressOf(cover) }),
    ...(website && { sameAs: website }),
    ...(telephone && { telephone: `+1${telephone}` }),
    areaServed: district.name,
  };
}
