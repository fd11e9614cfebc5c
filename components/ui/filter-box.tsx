import { useState } from 'react'
import { normalizeForSearch } from './normalize-for-search'
import { IconSearchInput } from './search-input'

export function FilterBox({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <IconSearchInput
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      // Enter must not submit the surrounding form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      className="mb-3 max-w-80 print:hidden"
    />
  )
}

export function useTextFilter<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const [query, setQuery] = useState('')
  const needle = normalizeForSearch(query)
  return {
    query,
    setQuery,
    matches: items.filter((item) => normalizeForSearch(nameOf(item)).includes(needle)),
  }
}
