import { chromium } from 'playwright';
import { sealSvg } from '#domain/brand/arms/heraldry.ts';

/**
 * Draws the site's PNG icons anew from the mark with a browser (CHROMIUM_PATH, else Playwright's own). Run it by
 * hand after the mark has changed: `node_modules/.bin/node scripts/draw-icons.ts`.
 */
export async function drawIcons(folder: URL): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  try {
    for (const { file, side, share, ground } of icons) {
      const page = await browser.newPage({ viewport: { width: side, height: side } });
      await page.setContent(iconPage(side * share, ground));
      await page.screenshot({ path: new URL(file, folder).pathname, omitBackground: true });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

// `share` is the mark's height in the picture; a phone may cut a maskable icon down to the inner 80 %.
const icons = [
  { file: 'icon-192.png', side: 192, share: 0.96, ground: 'transparent' },
  { file: 'icon-512.png', side: 512, share: 0.96, ground: 'transparent' },
  { file: 'icon-maskable-512.png', side: 512, share: 0.62, ground: '#F6F8FB' },
  { file: 'apple-touch-icon.png', side: 180, share: 0.78, ground: '#F6F8FB' },
] satisfies { file: string; side: number; share: number; ground: string }[];

function iconPage(height: number, ground: string): string {
  const mark = sealSvg({ size: (height * 8) / 9 });
  return `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${mark}</body>`;
}

if (import.meta.main) await drawIcons(new URL('../site/public/', import.meta.url));
