'use client'

import { useState } from 'react'
import { plainText } from './plain-text'
import { LensInput } from './search-input'

export function FindBox({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <LensInput
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      // Enter must not submit the surrounding form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      className="mb-3 max-w-80"
    />
  )
}

export function useFind<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const [query, setQuery] = useState('')
  const needle = plainText(query)
  return {
    query,
    setQuery,
    found: items.filter((item) => plainText(nameOf(item)).includes(needle)),
  }
}
