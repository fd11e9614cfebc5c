import { type ComponentProps, useState } from 'react'
import { normalizeForSearch } from './normalize-for-search'
import { IconSearchInput } from './search-input'

export function FilterBox(
  props: Pick<ComponentProps<typeof IconSearchInput>, 'label' | 'value' | 'onChange'>,
) {
  return (
    <IconSearchInput
      {...props}
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
