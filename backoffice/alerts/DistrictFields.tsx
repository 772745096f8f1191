import { Box, Button, Typography } from '@mui/material';
import { useRef } from 'react';
import { consoleAlertsTexts } from '#domain/texts/generated/console-alerts.ts';
import { textsOf } from '../language/console-locale.ts';
import { BoundField } from '../widgets/forms/BoundField.tsx';
import type { AlertDesk } from './alert-choice.ts';
import { DistrictMap } from './DistrictMap.tsx';
import { Group } from './FilterFields.tsx';
import { Tick } from './Tick.tsx';

/** The neighborhoods, as a map and as a list, which are each other's equal: volunteers count where they have chosen a favorite district. */
export function DistrictFields({ districts }: Pick<AlertDesk, 'districts'>) {
  const t = textsOf(consoleAlertsTexts);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Group title={t.neighborhoods}>
      <BoundField<readonly string[]> source="districtIds">
        {({ value: chosen, onChange }) => (
          <>
            <Typography sx={{ color: 'text.secondary' }}>
              {chosen.length === 0 ? t.allHint : t.chosenHint({ count: chosen.length })}
            </Typography>
            <DistrictMap districts={districts} chosen={chosen} onChange={onChange} />
            <Box ref={list} sx={{ columnWidth: 220, mt: 1, maxHeight: 360, overflowY: 'auto' }}>
              {districts.map(({ id, name }) => (
                <Box key={id} sx={{ breakInside: 'avoid' }}>
                  <Tick
                    label={name}
                    isChecked={chosen.includes(id)}
                    onChange={(isChosen) =>
                      onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
                    }
                  />
                </Box>
              ))}
            </Box>
            {chosen.length > 0 && (
              <Button
                sx={{ justifySelf: 'start' }}
                onClick={() => {
                  onChange([]);
                  // The button goes, and is not to take the focus with it.
                  list.current?.querySelector('input')?.focus();
                }}
              >
                {t.allNeighborhoods}
              </Button>
            )}
          </>
        )}
      </BoundField>
    </Group>
  );
}
