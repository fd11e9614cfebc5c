'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { KeyItem } from '#contract/key-items.ts'
import { Frame, GroupFrame } from '@/components/fields/frame'
import { NumberBox } from '@/components/fields/number-box'
import { Select } from '@/components/ui/select'
import { RangeSlider } from '@/components/ui/range-slider'
import { inLanguage } from '@/lib/format/in-language'
import { formatNumber } from '@/lib/format/number-input'
import { type Filters, filtersWork, type PropertyState } from './listing-filters'
import { MoreFilters } from './more-filters'

/** The boxes of the filter panel; each change is reported at once, the list decides when to ask. */
export function PropertyFilters({
  state,
  filters,
  types,
  locale,
  onChange,
}: {
  state: PropertyState
  filters: Filters
  types: KeyItem[]
  locale: string
  onChange: (change: Partial<Filters>) => void
}) {
  const t = useTranslations('properties.filter')
  const disabled = !filtersWork(state)
  return (
    <fieldset disabled={disabled} aria-describedby={disabled ? 'filters-off' : undefined}>
      {disabled && (
        <p id="filters-off" className="mb-3 text-sm text-ink-soft">
          {t(state === 'sold' ? 'offSold' : 'offArchived')}
        </p>
      )}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
        <TextFilter
          label={t('reference')}
          value={filters.reference}
          onChange={(reference) => onChange({ reference })}
        />
        <TextFilter label={t('name')} value={filters.name} onChange={(name) => onChange({ name })} />
        <Frame label={t('type')}>
          {(wiring) => (
            <Select
              {...wiring}
              value={filters.type}
              onChange={(event) => onChange({ type: Number(event.target.value) })}
            >
              <option value={0}>{t('anyType')}</option>
              {types.map((type) => (
                <option key={type.id} value={type.id}>
                  {inLanguage(type.name, locale)}
                </option>
              ))}
            </Select>
          )}
        </Frame>
        <PriceFilter value={filters.price} onChange={(price) => onChange({ price })} />
        <AtLeast
          label={t('beds')}
          value={filters.beds}
          disabled={disabled}
          onChange={(beds) => onChange({ beds })}
        />
        <AtLeast
          label={t('baths')}
          value={filters.baths}
          disabled={disabled}
          onChange={(baths) => onChange({ baths })}
        />
      </div>
      <MoreFilters {...{ state, filters, onChange }} />
    </fieldset>
  )
}

/** At most so many euros, typed the Portuguese way; what cannot be read filters nothing and says so. */
function PriceFilter({ value, onChange }: { value: number; onChange: (price: number) => void }) {
  const t = useTranslations('properties.filter')
  const [unreadable, setUnreadable] = useState(false)
  return (
    <Frame label={t('price')} error={unreadable ? 'numeric' : undefined}>
      {(wiring) => (
        <NumberBox
          name="price"
          ref={null}
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

/** Always in capitals (properties §5). */
function TextFilter({
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
        <input
          {...wiring}
          type="search"
          autoComplete="off"
          className="entry uppercase"
          value={value}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
      )}
    </Frame>
  )
}

/** A slider to 6, where 0 is any and 6 is six or more. */
function AtLeast({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string
  value: number
  disabled: boolean
  onChange: (value: number) => void
}) {
  const t = useTranslations('properties.filter')
  const text = value === 0 ? t('any') : t('atLeast', { count: value })
  return (
    <GroupFrame label={label} aside={<span className="figures font-normal text-ink-soft">{text}</span>}>
      <div className="flex min-h-10 items-center [&>div]:w-full">
        <RangeSlider
          min={0}
          max={limits.roomsSliderMax}
          disabled={disabled}
          handles={[{ label, value, text, onChange }]}
        />
      </div>
    </GroupFrame>
  )
}
