'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Frame } from '@/components/fields/frame'
import { NumberBox } from '@/components/fields/number-box'
import { SearchInput } from '@/components/ui/search-input'
import { Select } from '@/components/ui/select'
import { formatNumber } from '@/lib/format/number-input'

/** A text, always in capitals. */
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
    <Frame label={label}>
      {(wiring) => (
        <SearchInput
          {...wiring}
          className="uppercase"
          value={value}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
      )}
    </Frame>
  )
}

/** One of the agency's types, or 0 for any. */
export function TypeFilter({
  value,
  types,
  onChange,
}: {
  value: number
  types: readonly { id: number; name: string }[]
  onChange: (type: number) => void
}) {
  const t = useTranslations('listing.filter')
  return (
    <Frame label={t('type')}>
      {(wiring) => (
        <Select {...wiring} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          <option value={0}>{t('anyType')}</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Frame>
  )
}

/** At most so many euros, typed the Portuguese way; what cannot be read filters nothing and says so. */
export function PriceFilter({ value, onChange }: { value: number; onChange: (price: number) => void }) {
  const t = useTranslations('listing.filter')
  const [unreadable, setUnreadable] = useState(false)
  return (
    <Frame label={t('price')} error={unreadable ? 'numeric' : undefined}>
      {(wiring) => (
        <NumberBox
          name="price"
          wiring={wiring}
          value={unreadable ? NaN : value === 0 ? null : value}
          format={formatNumber}
          unit="€"
          onBlur={() => undefined}
          onChange={(price) => {
            setUnreadable(Number.isNaN(price))
            onChange(Number.isNaN(price) ? 0 : Math.max(0, price ?? 0))
          }}
        />
      )}
    </Frame>
  )
}
