'use client'

import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { SearchInput } from '@/components/ui/search-input'

/** How long typing may pause before the server looks. */
const typingMs = 300

/** Searches the guide while one types; what was found comes from the server, beside it. */
export function GuideSearch() {
  const t = useTranslations('guide')
  const router = useRouter()
  const pathname = usePathname()
  const asked = useSearchParams().get('search') ?? ''
  const [typed, setTyped] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function look(text: string) {
    clearTimeout(timer.current)
    const search = text.trim()
    router.replace(search === '' ? pathname : `${pathname}?search=${encodeURIComponent(search)}`, {
      scroll: false,
    })
  }

  return (
    <form
      role="search"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault()
        look(typed)
      }}
    >
      <MagnifyingGlassIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
      />
      <SearchInput
        name="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        className="pl-10"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => look(target.value), typingMs)
        }}
      />
    </form>
  )
}
