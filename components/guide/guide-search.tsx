'use client'

import { useTranslations } from 'next-intl'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { IconSearchInput } from '@/components/ui/search-input'

const debounceMs = 300

export function GuideSearch() {
  const t = useTranslations('guide')
  const router = useRouter()
  const pathname = usePathname()
  const currentSearch = useSearchParams().get('search') ?? ''
  const [query, setQuery] = useState(currentSearch)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function applySearch(text: string) {
    clearTimeout(timer.current)
    const search = text.trim()
    router.replace(search === '' ? pathname : `${pathname}?search=${encodeURIComponent(search)}`, {
      scroll: false,
    })
  }

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        applySearch(query)
      }}
    >
      <IconSearchInput
        name="search"
        label={t('search')}
        maxLength={100}
        value={query}
        onChange={(text) => {
          setQuery(text)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => applySearch(text), debounceMs)
        }}
      />
    </form>
  )
}
