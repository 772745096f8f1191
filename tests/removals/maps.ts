import type { Removal } from '../../scripts/prove/removal.ts';

/** ZIP codes, outlines, and the maps that are drawn from them. */
export const MAPS: readonly Removal[] = [
  {
    ids: ['QD-04'],
    what: 'the shield on the map of a quest',
    find: '<use href={shieldHref(categoryOf(quest.serviceTags).id)} x={x - 48} y={y - 108} width="96" height="108" />',
    put: '',
  },
  {
    ids: ['DSC-04'],
    what: 'the middle of its city for a ZIP code without a point',
    find: 'const point = code.point ?? means.get(cityOf(code));',
    put: 'const point = code.point;',
  },
  {
    ids: ['DSC-04'],
    what: 'ZIP codes that come with the product',
    find: "  if (!filled.zipCodes) await importZipPoints(path.join(FILES, 'zip-points.csv'), options);\n",
    put: '',
  },
  {
    ids: ['DSC-09'],
    what: 'the dot of a district without an outline',
    find: 'const all = [...drawn, ...dots].sort(byName);',
    put: 'const all = [...drawn].sort(byName);',
  },
  {
    ids: ['DSC-09'],
    what: 'the grid that makes several pins one',
    find: '    if (inCell) inCell.push(pin);\n    else cells.set(key, [pin]);',
    put: '    if (inCell) cells.set(`${key} ${cells.size}`, [pin]);\n    else cells.set(key, [pin]);',
  },
  {
    ids: ['DSC-09'],
    what: 'that the map follows the list',
    find: '    if (list) this.observer.observe(list, { childList: true, subtree: true });\n',
    put: '',
  },
  {
    ids: ['DSC-09'],
    what: 'arrows from pin to pin',
    find: '    if (next === null) return;\n    event.preventDefault();\n    this.choose(next);',
    put: '    if (next === null) return;\n    event.preventDefault();',
  },
  {
    ids: ['DSC-09'],
    what: 'the card of the chosen pin',
    find: 'copy.append(item.cloneNode(true));',
    put: '',
  },
  {
    ids: ['DSC-09'],
    what: 'that only the host of the tiles is let in',
    find: "{ 'img-src': new URL(mapTilesUrl).origin }",
    put: "{ 'img-src': '*' }",
  },
  {
    ids: ['ALE-02'],
    what: 'that the map of neighborhoods chooses',
    find: 'if (isChoice) return toggle(shapes[at]?.id ??',
    put: 'if (isChoice) return (shapes[at]?.id ??',
  },
  {
    ids: ['ALE-02'],
    what: 'the map of neighborhoods in the broadcast',
    find: '            <DistrictMap districts={districts} chosen={chosen} onChange={onChange} />\n',
    put: '',
  },
];
