import { ArrowUturnLeftIcon } from '@heroicons/react/20/solid'
import { useLocale, useTranslations } from 'next-intl'
import { useWatch, useFormContext } from 'react-hook-form'
import type { RangeBound, Ranges } from '#contract/development.ts'
import { useFieldBinding } from '@/components/fields/field-binding'
import { FieldFrame, FieldsetFrame } from '@/components/fields/field-frame'
import { NumberInput } from '@/components/fields/number-input'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { areaSymbols } from '@/lib/format/area'
import { formatNumber } from '@/lib/format/number'
import { formatAmount } from '@/lib/format/number-input'
import { developmentFields } from '../fields'
import { type DevelopmentFormValues, type DevelopmentSectionProps, unset } from './development-form-values'
import { formatRange } from './range-text'

type Range = {
  label: string
  bounds: readonly [from: RangeBound, to: RangeBound]
  unit?: string
  isPrice?: boolean
}
type Derived = { derived: Ranges | undefined }

export function DevelopmentRanges(props: DevelopmentSectionProps & Derived) {
  const t = useTranslations('condominiums.form')
  const labelOf = useFieldLabels(developmentFields)
  const ranges: Range[] = [
    { label: t('price'), bounds: ['starting_price', 'to_price'], unit: '€', isPrice: true },
    { label: labelOf('gross_area'), bounds: ['from_gross_area', 'to_gross_area'], unit: areaSymbols.m2 },
    { label: labelOf('bedrooms'), bounds: ['from_bedrooms', 'to_bedrooms'] },
    { label: labelOf('parking'), bounds: ['from_parking', 'to_parking'] },
  ]
  return (
    <Section id="ranges" title={t('ranges')} help={t('rangesHelp')}>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        {ranges.map((range) => (
          <DerivedRange key={range.label} {...props} {...range} />
        ))}
      </div>
    </Section>
  )
}

/** Empty bounds are derived from the properties and shown as placeholders; typing sets them manually. */
function DerivedRange({
  control,
  disabled,
  label,
  bounds: [from, to],
  derived,
  unit,
  isPrice = false,
}: DevelopmentSectionProps & Derived & Range) {
  const t = useTranslations('condominiums.form')
  const locale = useLocale()
  const { setValue } = useFormContext<DevelopmentFormValues>()
  const isManual = useWatch({ control, name: [from, to] }).some((value) => value !== unset)
  const format = isPrice ? formatAmount : (value: number) => formatNumber(value, locale)
  const boundProps = { control, disabled, unit, isPrice, format }
  const rangeText = derived && formatRange(derived[from], derived[to], format)
  const help = rangeText
    ? t('derived', { range: unit === undefined ? rangeText : `${rangeText}\u00a0${unit}` })
    : t('derivedNone')

  function handleReset() {
    for (const end of [from, to]) setValue(end, unset, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <FieldsetFrame label={label} help={help} aside={isManual && <Chip tone="brand">{t('byHand')}</Chip>}>
      <div data-named-by-legend className="grid grid-cols-2 gap-3">
        <BoundField {...boundProps} name={from} label={t('rangeFrom')} derived={derived?.[from]} />
        <BoundField {...boundProps} name={to} label={t('rangeTo')} derived={derived?.[to]} />
      </div>
      {isManual && (
        <Button
          size="sm"
          variant="quiet"
          className="mt-2"
          icon={<ArrowUturnLeftIcon />}
          disabled={disabled}
          onClick={handleReset}
        >
          {t('leaveToProperties')}
        </Button>
      )}
    </FieldsetFrame>
  )
}

function BoundField({
  control,
  disabled,
  name,
  label,
  derived,
  unit,
  isPrice,
  format,
}: DevelopmentSectionProps & {
  name: RangeBound
  label: string
  derived: number | undefined
  unit?: string
  isPrice: boolean
  format: (value: number) => string
}) {
  const { value, change, error, ...field } = useFieldBinding<
    DevelopmentFormValues,
    DevelopmentFormValues,
    number | undefined
  >({ control, name })
  return (
    <FieldFrame
      label={<span className="font-normal text-ink-soft">{label}</span>}
      error={error}
      example={isPrice ? 'price' : 'numeric'}
    >
      {(attributes) => (
        <NumberInput
          {...field}
          {...{ attributes, disabled, unit, isPrice }}
          value={value === unset ? null : value}
          placeholder={derived === undefined || derived < 0 ? '-' : format(derived)}
          onChange={(input) => change(input ?? unset)}
        />
      )}
    </FieldFrame>
  )
}
