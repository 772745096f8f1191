import { Checkbox, FormControlLabel } from '@mui/material';
import type { MessagePersonFragment } from '../gql/generated.ts';
import { volunteerName } from '../records/volunteer-name.ts';

type Props = {
  people: readonly MessagePersonFragment[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Each of the people to choose or not; who may not be named cannot be chosen alone. */
export function ChosenPeople({ people, chosen, onChange }: Props) {
  return people.flatMap(({ id, chariteer }) => {
    if (!chariteer) return [];
    const isChosen = chosen.includes(chariteer.id);
    const others = chosen.filter((one) => one !== chariteer.id);
    return (
      <FormControlLabel
        key={id}
        control={
          <Checkbox
            checked={isChosen}
            onChange={() => onChange(isChosen ? others : [...others, chariteer.id])}
          />
        }
        label={volunteerName(chariteer)}
        sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
      />
    );
  });
}
