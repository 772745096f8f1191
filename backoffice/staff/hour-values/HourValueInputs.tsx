import { maxLength, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { HOUR_VALUE_LIMITS } from '#domain/recaps/hour-value.ts';
import { consoleHourValuesTexts } from '#domain/texts/generated/console-hour-values.ts';
import { textsOf } from '../../language/console-locale.ts';

/** Amount and source of a value. Limits are those of the API. */
export function HourValueInputs() {
  const t = textsOf(consoleHourValuesTexts);
  const { centsMin, centsMax, sourceMax } = HOUR_VALUE_LIMITS;
  const range = t.amountRange({ min: centsMin / 100, max: centsMax / 100 });
  const length = t.sourceLength({ max: String(sourceMax) });
  return (
    <>
      <NumberInput
        source="cents"
        label={t.amount}
        step={0.01}
        format={(cents?: number | null) => (typeof cents === 'number' ? cents / 100 : '')}
        parse={(typed) => (typed === '' ? null : Math.round(Number(typed) * 100))}
        validate={[required(range), minValue(centsMin, range), maxValue(centsMax, range)]}
      />
      <TextInput
        source="source"
        label={t.source}
        helperText={t.sourceHint}
        validate={[required(length), maxLength(sourceMax, length)]}
      />
    </>
  );
}
