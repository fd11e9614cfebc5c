'use client'

import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import { useState } from 'react'
import { SearchInput } from './search-input'

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
    <div className="relative mb-3 max-w-80">
      <MagnifyingGlassIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
      />
      <SearchInput
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // Enter here looks for something; it must not save the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="pl-10"
      />
    </div>
  )
}

/** What of a list matches the text in its find box, whatever the accents and capitals. */
export function useFind<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const [find, setFind] = useState('')
  const wanted = plain(find)
  return { find, setFind, found: items.filter((item) => plain(nameOf(item)).includes(wanted)) }
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
