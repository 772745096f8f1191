import { MOTIFS, PATTERN_SIZE } from '../arms/pattern-motif.ts';
import { SCENE_FIGURES } from '../generated/scene-figures.ts';
import { figureAt, round } from '../svg-frame.ts';
import { HORIZON_SIZE, horizonStrip } from './horizons.ts';
import { EVENING, MORNING, type Scene } from './scene.ts';
import { type SceneColors, sceneColors } from './scene-colors.ts';

/** How much of a picture is sky, in per cent; the rest is ground. */
const SKY = 76;
/** What a wide window shows of the horizon at most, in its own units. */
const FAR = HORIZON_SIZE[0] * 20;

type Look = {
  /** True for languages that read from right to left: the figure is on the left then, but isn't mirrored. */
  isTurned?: boolean;
};

/**
 * The composed picture of a quest: the sky, the sun at its hour, what the district has at its horizon, the
 * main object in the street, and the ground with the district's pattern. It has no shape of its own and fills any.
 */
export function scenePicture(scene: Scene, look: Look = {}): string {
  return frame(
    `<svg width="100%" height="${SKY}%">${sky(scene, look)}</svg>` +
      `<svg y="${SKY}%" width="100%" height="${100 - SKY}%">${ground(scene)}</svg>`,
  );
}

/** The sky alone with all that stands before it, for a page whose title stands on the ground. */
export function sceneSky(scene: Scene, look: Look = {}): string {
  return frame(sky(scene, look));
}

/** The ground alone, as far as a title needs it. */
export function sceneGround(scene: Scene): string {
  return frame(ground(scene));
}

function frame(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" aria-hidden="true" focusable="false">${body}</svg>`;
}

function sky(scene: Scene, { isTurned = false }: Look): string {
  const colors = sceneColors(scene);
  return (
    `<rect width="100%" height="100%" fill="${colors.sky}"/>` +
    `${stars(scene, colors)}${sun(scene, colors, isTurned)}${horizon(scene, colors)}${figure(scene, colors, isTurned)}`
  );
}

/** Scales a drawing of 100 units to fit the sky, `at` percent of the way across it. */
function standing(at: number, body: string): string {
  return `<svg x="${at - 50}%" width="100%" height="100%" viewBox="-50 0 100 100" preserveAspectRatio="xMidYMax meet" overflow="visible">${body}</svg>`;
}

/** Rises at the left and sets at the right; from evening on it is low, and a crescent on deep colours. */
function sun({ hour, category, palette }: Scene, { sun, sky }: SceneColors, isTurned: boolean): string {
  const isNight = hour < MORNING || hour >= 20;
  const across = isNight ? 26 : 14 + ((hour - MORNING) / 14) * 68;
  const height = isNight ? 26 : hour >= EVENING ? 46 : 30 + Math.abs(hour - 12) * 3;
  const disc = `<circle cy="${height}" r="24" fill="${sun}"/>`;
  const isCrescent = isNight || (hour >= EVENING && (palette === 'dusk' || category.ink === '#FFFFFF'));
  const shade = isCrescent ? `<circle cx="10" cy="${height - 6}" r="20" fill="${sky}"/>` : '';
  return standing(round(isTurned ? 100 - across : across), disc + shade);
}

function stars({ hour, street }: Scene, { sun }: SceneColors): string {
  if (hour >= MORNING && hour < EVENING) return '';
  return [12, 34, 57, 78, 93]
    .map((x, place) => {
      const y = 8 + ((place * 17 + street * 11) % 30);
      return `<svg x="${x}%" y="${y}%" overflow="visible"><path fill="${sun}" d="M0-5l1.2 3.8L5 0 1.2 1.2 0 5-1.2 1.2-5 0l3.8-1.2z"/></svg>`;
    })
    .join('');
}

function horizon({ horizon, street }: Scene, { roofs, windows }: SceneColors): string {
  const [width, height] = HORIZON_SIZE;
  const strip = horizonStrip(horizon, street);
  return (
    `<svg width="100%" height="100%" viewBox="0 0 ${FAR} ${height}" preserveAspectRatio="xMinYMax slice">` +
    `<pattern id="scene-horizon" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
    `<path fill="${roofs}" d="${strip.roofs}"/><path fill="${windows}" d="${strip.windows}"/></pattern>` +
    `<rect width="${FAR}" height="${height}" fill="url(#scene-horizon)"/></svg>`
  );
}

/** Stands in the street like a monument, its foot behind the line. */
function figure({ figure: name }: Scene, { figure }: SceneColors, isTurned: boolean): string {
  const path = SCENE_FIGURES[name] ?? '';
  const [x, side] = isTurned ? ['6%', 'xMinYMax'] : ['0', 'xMaxYMax'];
  return `<svg x="${x}" width="94%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="${side} meet">${figureAt(path, 9, 19, 82, figure)}</svg>`;
}

function ground(scene: Scene): string {
  const { ground, line } = sceneColors(scene);
  const [width, height] = PATTERN_SIZE;
  return (
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    `<pattern id="scene-ground" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(.75)">` +
    `<path fill="#FFFFFF" fill-opacity=".07" d="${MOTIFS[scene.motif]?.path ?? ''}"/></pattern>` +
    '<rect width="100%" height="100%" fill="url(#scene-ground)"/>' +
    `<rect width="100%" height="3" fill="${line}"/>`
  );
}
