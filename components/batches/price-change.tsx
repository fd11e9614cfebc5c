import { useTranslations } from 'next-intl'
import type { priceModes } from '#contract/batch-kinds.ts'
import { NumberInput } from '@/components/fields/number-input'
import { LabelledControl } from '@/components/ui/labelled-control'
import { LabelledSelect } from '@/components/ui/labelled-select'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { formatPrice } from '@/lib/format/money'
import type { BatchFormState } from './batch-choices'

/** Multiples in euros to which prices are rounded. */
const roundingSteps = [10, 100, 500, 1000, 5000]

export function PriceChange({
  form: { mode, value, round },
  onChange,
}: {
  form: BatchFormState
  onChange: (part: Partial<BatchFormState>) => void
}) {
  const t = useTranslations('listing.batch')
  return (
    <>
      <SegmentedControl
        label={t('mode')}
        value={mode}
        // Clears the value: 5 % must not become 5 €, nor an increase by 5 € a price of 5 €.
        onChange={(next) => onChange({ mode: next, round: 0, value: null })}
        options={(['percent', 'amount', 'set'] satisfies (typeof priceModes)[number][]).map((name) => ({
          value: name,
          label: t(`modes.${name}`),
        }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <LabelledControl label={t(`values.${mode}`)}>
          {(id) => (
            <NumberInput
              name="value"
              data-autofocus
              attributes={{
                id,
                'aria-describedby': undefined,
                'aria-invalid': Number.isNaN(value) ? true : undefined,
                'aria-required': true,
              }}
              value={value}
              isPrice={mode !== 'percent'}
              unit={mode === 'percent' ? '%' : '€'}
              placeholder={mode === 'percent' ? '-5' : undefined}
              onBlur={() => undefined}
              onChange={(next) => onChange({ value: next })}
            />
          )}
        </LabelledControl>
        {mode !== 'set' && (
          <LabelledSelect
            label={t('round')}
            options={[
              { value: '0', label: t('noRounding') },
              ...roundingSteps.map((step) => ({ value: String(step), label: formatPrice(step) })),
            ]}
            value={String(round)}
            onChange={(value) => onChange({ round: Number(value) })}
          />
        )}
      </div>
    </>
  )
}
