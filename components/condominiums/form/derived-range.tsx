'use client'

import { ArrowUturnLeftIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useWatch, useFormContext } from 'react-hook-form'
import type { RangeEnd } from '#contract/condominium.ts'
import { useFieldBinding } from '@/components/fields/field-binding'
import { FieldFrame, FieldsetFrame } from '@/components/fields/field-frame'
import { NumberInput } from '@/components/fields/number-input'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { formatNumberInput } from '@/lib/format/number-input'
import { type CondominiumFormValues, type CondominiumPart, unset } from './condominium-form-values'
import { formatRange } from './range-text'

/**
 * Both bounds of a development's figure. The bound of an empty field is derived from the properties and shown as a
 * placeholder; typing sets it manually.
 */
export function DerivedRange({
  control,
  disabled,
  label,
  bounds: [from, to],
  derived,
  unit,
}: CondominiumPart & {
  label: string
  bounds: readonly [from: RangeEnd, to: RangeEnd]
  derived: Readonly<Record<RangeEnd, number>> | undefined
  unit?: ReactNode
}) {
  const t = useTranslations('condominiums.form')
  const { setValue } = useFormContext<CondominiumFormValues>()
  const isManual = useWatch({ control, name: [from, to] }).some((value) => value !== unset)
  const range = derived && formatRange(derived[from], derived[to], formatNumberInput)
  const help = range ? t('derived', { range }) : t('derivedNone')

  function handleReset() {
    for (const end of [from, to]) setValue(end, unset, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <FieldsetFrame label={label} help={help} aside={isManual && <Chip tone="brand">{t('byHand')}</Chip>}>
      <div data-named-by-legend className="grid grid-cols-2 gap-3">
        <BoundField
          {...{ control, disabled, unit }}
          name={from}
          label={t('rangeFrom')}
          derived={derived?.[from]}
        />
        <BoundField {...{ control, disabled, unit }} name={to} label={t('rangeTo')} derived={derived?.[to]} />
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
}: CondominiumPart & { name: RangeEnd; label: string; derived: number | undefined; unit?: ReactNode }) {
  const { value, change, error, ...field } = useFieldBinding<
    CondominiumFormValues,
    CondominiumFormValues,
    number | undefined
  >({ control, name })
  return (
    <FieldFrame label={<span className="font-normal text-ink-soft">{label}</span>} error={error}>
      {(attributes) => (
        <NumberInput
          {...field}
          {...{ attributes, disabled, unit }}
          value={value === unset ? null : value}
          placeholder={derived === undefined || derived < 0 ? '-' : formatNumberInput(derived)}
          format={formatNumberInput}
          onChange={(input) => change(input ?? unset)}
        />
      )}
    </FieldFrame>
  )
}
