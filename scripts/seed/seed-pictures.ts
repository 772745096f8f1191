import { randomBytes } from 'node:crypto';
import type { Config } from '#api/process/config/config.ts';
import { makePicture } from '#api/process/pictures/make-picture.ts';
import { pictureFilesOf } from '#api/process/pictures/picture-files.ts';
import { picture } from '#db/schema/picture.ts';
import type { Db } from '#db/store.ts';
import { type PicturePlace, pictureFile } from '#domain/pictures/picture.ts';

type Row = typeof picture.$inferInsert;
type Drawn = Pick<Row, 'providerId' | 'questId' | 'altText'> & { place: PicturePlace; body: string };

const hills = (near: string, far: string) =>
  `<path d="M0 400Q220 300 480 390T960 340V600H0z" fill="${far}"/><path d="M0 470Q260 400 520 480T960 440V600H0z" fill="${near}"/>`;
const sky = (color: string) =>
  `<rect width="960" height="600" fill="${color}"/><circle cx="700" cy="170" r="80" fill="#fff3d6"/>`;
const crate = (x: number, fruit: string) =>
  `<circle cx="${x + 30}" cy="410" r="28" fill="${fruit}"/><circle cx="${x + 85}" cy="405" r="30" fill="${fruit}"/><rect x="${x}" y="415" width="120" height="80" fill="#9a6a3c"/>`;

/** Pictures for two charities; all others show what a charity without pictures looks like. */
const DRAWN: readonly Drawn[] = [
  {
    providerId: '10',
    place: 'COVER',
    questId: null,
    altText: 'A river between green hills in the morning',
    body: `${sky('#bfe0ea')}${hills('#2f6b45', '#6fa46b')}<path d="M430 600Q520 520 470 470T560 400H600Q520 450 560 500T640 600z" fill="#5aa2c4"/>`,
  },
  {
    providerId: '10',
    place: 'LOGO',
    questId: null,
    altText: 'A leaf over a wave',
    body: '<rect width="960" height="600" fill="#fff"/><path d="M480 90Q700 240 480 400Q260 240 480 90z" fill="#2f7d4e"/><path d="M260 470q110-70 220 0t220 0v60q-110 70-220 0t-220 0z" fill="#3b86b0"/>',
  },
  {
    providerId: '9',
    place: 'QUEST',
    questId: 'stamp-9-restock',
    altText: 'Crates of fruit in front of an open fridge',
    body: `<rect width="960" height="600" fill="#f3d9a6"/><rect y="490" width="960" height="110" fill="#b98a5a"/><rect x="600" y="110" width="220" height="385" rx="18" fill="#e9eef2"/><path d="M620 230h180M620 320h180M620 410h180" stroke="#9fb2bf" stroke-width="10"/>${crate(130, '#d9532c')}${crate(290, '#6a9a3a')}${crate(450, '#e2a72e')}`,
  },
];

/** Draws them and writes their files, before the write that fills the world: encoding takes its time. */
export async function drawDemoPictures(config: Config, now: number): Promise<Row[]> {
  const { default: sharp } = await import('sharp');
  const files = pictureFilesOf(config);
  const rows: Row[] = [];
  for (const { body, ...one } of DRAWN) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600">${body}</svg>`;
    const made = await makePicture(await sharp(Buffer.from(svg)).png().toBuffer(), one.place);
    const id = randomBytes(16).toString('hex');
    let bytes = 0;
    for (const file of made.files) {
      await files.write(pictureFile(id, file.width, file.format), file.bytes);
      bytes += file.bytes.byteLength;
    }
    const { width, height, color } = made;
    rows.push({ id, ...one, width, height, color, bytes, createdAt: now });
  }
  return rows;
}

/** Their rows, in the write that makes what they belong to. */
export async function insertDemoPictures(tx: Db, rows: readonly Row[]): Promise<void> {
  await tx.insert(picture).values([...rows]);
}
