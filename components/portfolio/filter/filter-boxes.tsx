'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FieldFrame } from '@/components/fields/field-frame'
import { NumberInput } from '@/components/fields/number-input'
import { SearchInput } from '@/components/ui/search-input'
import { Select } from '@/components/ui/select'
import { formatNumberInput } from '@/lib/format/number-input'

export function TextFilter({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <FieldFrame label={label}>
      {(attributes) => (
        <SearchInput
          {...attributes}
          className="uppercase"
          value={value}
          onChange={(text) => onChange(text.toUpperCase())}
        />
      )}
    </FieldFrame>
  )
}

export function ChoiceFilter({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: number
  options: readonly { id: number; name: string }[]
  onChange: (id: number) => void
}) {
  const t = useTranslations('listing.filter')
  return (
    <FieldFrame label={label}>
      {(attributes) => (
        <Select {...attributes} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          <option value={0}>{t('any')}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}

/** An amount in Portuguese format. Text that isn't a number shows an error and doesn't filter. */
export function AmountFilter({
  label,
  name,
  unit,
  value,
  onChange,
}: {
  label: string
  name: string
  unit: string
  value: number
  onChange: (amount: number) => void
}) {
  const [unreadable, setUnreadable] = useState(false)
  return (
    <FieldFrame label={label} error={unreadable ? 'numeric' : undefined}>
      {(attributes) => (
        <NumberInput
          name={name}
          attributes={attributes}
          value={unreadable ? NaN : value === 0 ? null : value}
          format={formatNumberInput}
          unit={unit}
          onBlur={() => undefined}
          onChange={(amount) => {
            setUnreadable(Number.isNaN(amount))
            onChange(Number.isNaN(amount) ? 0 : Math.max(0, amount ?? 0))
          }}
        />
      )}
    </FieldFrame>
  )
}
