import sharp from 'sharp';

/** Dots that no encoder makes small, always the same: the hardest that someone can send. */
function noise(length: number): Buffer {
  const dots = Buffer.alloc(length);
  let state = 1;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    dots[at] = state >>> 16;
  }
  return dots;
}

/** A picture of noise, sharp or as soft as a photograph of leaves. */
export async function noisePicture(width: number, height: number, blur?: number): Promise<Buffer> {
  const dots = sharp(noise(width * height * 3), { raw: { width, height, channels: 3 } });
  return (blur === undefined ? dots : dots.blur(blur)).jpeg({ quality: 75 }).toBuffer();
}

/** A plain picture in one colour. */
export function plainPicture(width: number, height: number, color = '#336699') {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

/** Red at the left and blue at the right as it was taken; turned so when its camera was held upright. */
export async function turnedPicture(): Promise<Buffer> {
  const half = (color: string) => plainPicture(300, 400, color).png().toBuffer();
  return plainPicture(600, 400)
    .composite([
      { input: await half('#ff0000'), left: 0, top: 0 },
      { input: await half('#0000ff'), left: 300, top: 0 },
    ])
    .withExif({
      IFD0: { Make: 'CameraOfSomebody', Artist: 'A. Person' },
      IFD3: { GPSLatitude: '40/1 44/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}
