'use client'

import { useTranslations } from 'next-intl'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { LensInput } from '@/components/ui/search-input'

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
      onSubmit={(event) => {
        event.preventDefault()
        look(typed)
      }}
    >
      <LensInput
        name="search"
        label={t('search')}
        maxLength={100}
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
