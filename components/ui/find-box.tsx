'use client'

import { useState } from 'react'
import { plainText } from './plain-text'
import { LensInput } from './search-input'

/** A box that narrows a long list of choices. */
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
      // Enter here looks for something; it must not save the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      className="mb-3 max-w-80"
    />
  )
}

/** What of a list matches the text in its find box, whatever the accents and capitals. */
export function useFind<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const [find, setFind] = useState('')
  const wanted = plainText(find)
  return { find, setFind, found: items.filter((item) => plainText(nameOf(item)).includes(wanted)) }
}
