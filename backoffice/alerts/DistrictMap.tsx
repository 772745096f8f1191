import { Box, Typography, useTheme } from '@mui/material';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { nextPoint } from '#domain/areas/next-point.ts';
import { colorVar } from '#domain/brand/tokens.ts';
import { consoleAlertsTexts } from '#domain/texts/generated/console-alerts.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { colorVars } from '../theme/color-vars.ts';
import type { AlertDesk } from './alert-choice.ts';
import { districtMap } from './alert-methods.ts';
import { type DistrictShape, type DistrictSheet, districtSheets } from './district-sheets.ts';

type Choice = { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void };

/** The neighborhoods on a map, to choose from; nothing where it cannot be had, for the list beside it says the same. */
export function DistrictMap({ districts, ...choice }: Choice & Pick<AlertDesk, 'districts'>) {
  const { data, isPending } = useAnswer(districtMap, {}, { staleTime: Number.POSITIVE_INFINITY });
  const sheets = useMemo(() => (data ? districtSheets(data, districts) : []), [data, districts]);
  // The list below is not to be pushed away from under someone's finger.
  if (isPending) return <Box sx={{ minHeight: { xs: 640, sm: 480 } }} />;
  return sheets.length === 0 ? null : <Sheets sheets={sheets} {...choice} />;
}

function Sheets({ sheets, chosen, onChange }: Choice & { sheets: readonly DistrictSheet[] }) {
  const t = textsOf(consoleAlertsTexts);
  const { palette } = useTheme();
  const shapes = sheets.flatMap(({ districts }) => districts);
  const place = useRef<HTMLDivElement>(null);
  // One stop for the tabulator, on the one that was gone to last.
  const [current, setCurrent] = useState(0);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const press = (event: KeyboardEvent, at: number) => {
    const isChoice = event.key === ' ' || event.key === 'Enter';
    const next = nextPoint(shapes, at, event.key);
    if (!isChoice && next === null) return;
    event.preventDefault();
    if (isChoice) return toggle(shapes[at]?.id ?? '');
    place.current?.querySelectorAll<SVGElement>('[role="checkbox"]')[next ?? at]?.focus();
  };
  return (
    <Box ref={place} role="group" aria-label={t.map} sx={FRAME} style={colorVars(palette.mode)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {sheets.map((sheet) => (
          <Box
            key={sheet.viewBox}
            sx={SHEET}
            style={{ flexGrow: sheet.width, flexBasis: `${basisOf(sheet, sheets)}%` }}
          >
            <Sheet sheet={sheet} chosen={chosen}>
              {(shape) => {
                const at = shapes.indexOf(shape);
                return {
                  isStop: at === current,
                  onFocus: () => setCurrent(at),
                  onClick: () => toggle(shape.id),
                  onKeyDown: (event) => press(event, at),
                };
              }}
            </Sheet>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t.mapHint}
      </Typography>
    </Box>
  );
}

type SheetProps = {
  sheet: DistrictSheet;
  chosen: readonly string[];
  children: (shape: DistrictShape) => Omit<ShapeProps, 'shape' | 'isChosen'>;
};

/** What lies together, with the names of what can be chosen. */
function Sheet({ sheet: { viewBox, base, districts }, chosen, children: of }: SheetProps) {
  return (
    <>
      <svg viewBox={viewBox} width="100%" role="presentation">
        <path className="base" d={base} />
        {districts.map((shape) => (
          <Shape key={shape.id} shape={shape} isChosen={chosen.includes(shape.id)} {...of(shape)} />
        ))}
      </svg>
      {districts.map((shape) => (
        <Name key={shape.id} shape={shape} isChosen={chosen.includes(shape.id)} />
      ))}
    </>
  );
}

/** All at one scale, but none so small that it cannot be pressed on a phone. */
function basisOf({ width }: DistrictSheet, sheets: readonly DistrictSheet[]): number {
  const all = sheets.reduce((sum, sheet) => sum + sheet.width, 0);
  return Math.floor((width / all) * 90);
}

type ShapeProps = {
  shape: DistrictShape;
  isChosen: boolean;
  isStop: boolean;
  onFocus: () => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function Shape({ shape, isChosen, isStop, ...events }: ShapeProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input has no outline to press; the list below has inputs.
    <g role="checkbox" aria-checked={isChosen} aria-label={shape.name} tabIndex={isStop ? 0 : -1} {...events}>
      <path d={shape.path} />
    </g>
  );
}

/** The name lies over the map, at one size whatever the scale; a tick says the same as the colour. */
function Name({ shape: { name, short, left, top }, isChosen }: Pick<ShapeProps, 'shape' | 'isChosen'>) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      className={isChosen ? 'name chosen' : 'name'}
      style={{ left: `${left}%`, top: `${top}%` }}
    >
      {isChosen && '✓ '}
      <span className="whole">{name}</span>
      <span className="short">{short}</span>
    </Box>
  );
}

const FRAME = {
  ...{ containerType: 'inline-size', mt: 1.5, p: 1, display: 'grid', gap: 1 },
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.default' },
};

const HALO = colorVar('raised');

const SHEET = {
  position: 'relative',
  minWidth: { xs: 130, sm: 90 },
  '& svg': { display: 'block', overflow: 'visible' },
  '& path': { strokeWidth: 1, vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' },
  '& .base': { fill: colorVar('sunken'), stroke: colorVar('line') },
  '& [role=checkbox]': { cursor: 'pointer', outline: 'none' },
  '& [role=checkbox] path': { fill: colorVar('azureTint'), stroke: colorVar('azure') },
  '& [role=checkbox]:hover path': { strokeWidth: 2.5 },
  '& [aria-checked=true] path': { fill: colorVar('azure'), stroke: colorVar('onAzure') },
  '& [role=checkbox]:focus-visible path': { stroke: colorVar('orText'), strokeWidth: 3.5 },
  '& .name': {
    ...{
      position: 'absolute',
      transform: 'translate(-50%, -50%)',
      pointerEvents: 'none',
      whiteSpace: 'nowrap',
    },
    ...{ fontSize: 14, lineHeight: 1.2, fontWeight: 600, color: colorVar('ink') },
    textShadow: Array.from({ length: 6 }, () => `0 0 3px ${HALO}`).join(', '),
  },
  '& .chosen': {
    px: 0.5,
    borderRadius: 0.5,
    bgcolor: colorVar('azure'),
    color: colorVar('onAzure'),
    textShadow: 'none',
  },
  '& .short': { display: 'none' },
  '@container (max-width: 560px)': { '& .whole': { display: 'none' }, '& .short': { display: 'inline' } },
};
