import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FieldFrame, FieldsetFrame } from '@/components/fields/field-frame'
import { NumberInput } from '@/components/fields/number-input'
import { Checkbox } from '@/components/ui/checkbox'
import { SearchInput } from '@/components/ui/search-input'
import { Select } from '@/components/ui/select'

export type FilterProps<Value> = { label: string; value: Value; onChange: (value: Value) => void }

/** Returns a function that creates the props of a filter's component from the filter's name and label. */
export function bindFilters<Filters>(filters: Filters, onChange: (change: Partial<Filters>) => void) {
  return <Name extends keyof Filters>(name: Name, label: string): FilterProps<Filters[Name]> => ({
    label,
    value: filters[name],
    onChange(value) {
      const change: Partial<Filters> = {}
      change[name] = value
      onChange(change)
    },
  })
}

export function UppercaseTextFilter({ label, value, onChange }: FilterProps<string>) {
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

export function ChoiceFilter<Id extends string | number>({
  label,
  value,
  options,
  onChange,
}: FilterProps<Id> & { options: readonly { id: Id; name: string }[] }) {
  const t = useTranslations('listing.filter')
  const any = (typeof value === 'string' ? '' : 0) as Id
  return (
    <FieldFrame label={label}>
      {(attributes) => (
        <Select
          {...attributes}
          value={value}
          onChange={({ target }) =>
            onChange(options.find(({ id }) => String(id) === target.value)?.id ?? any)
          }
        >
          <option value={any}>{t('any')}</option>
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

/** A price or an area. Text that isn't a number shows an error and doesn't filter. */
export function AmountFilter({
  label,
  name,
  unit,
  value,
  onChange,
}: FilterProps<number> & { name: string; unit: string }) {
  const isPrice = unit === '€'
  const [isUnreadable, setUnreadable] = useState(false)
  return (
    <FieldFrame
      label={label}
      error={isUnreadable ? 'numeric' : undefined}
      example={isPrice ? 'price' : 'numeric'}
    >
      {(attributes) => (
        <NumberInput
          name={name}
          attributes={attributes}
          value={isUnreadable ? NaN : value || null}
          isPrice={isPrice}
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

export function FlagFilters<Name extends string>({
  label,
  names,
  labelOf,
  filters,
  className,
  onChange,
}: {
  label: string
  names: readonly Name[]
  labelOf: (name: Name) => string
  filters: Readonly<Record<Name, 0 | 1>>
  className: string
  onChange: (change: Partial<Record<Name, 0 | 1>>) => void
}) {
  return (
    <FieldsetFrame label={label} className={className}>
      <div className="flex min-h-10 flex-wrap items-center gap-x-5 gap-y-1">
        {names.map((name) => (
          <Checkbox
            key={name}
            label={labelOf(name)}
            checked={filters[name] === 1}
            onChange={({ target }) => onChange({ [name]: target.checked ? 1 : 0 } as Record<Name, 0 | 1>)}
          />
        ))}
      </div>
    </FieldsetFrame>
  )
}
