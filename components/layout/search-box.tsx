'use client'

import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useId, useState } from 'react'
import { notifyError } from '@/components/resource/notifier'
import { mayLeave } from '@/components/resource/unsaved-work'
import { classes } from '@/components/ui/classes'
import { Spinner } from '@/components/ui/spinner'
import { type Found, useSearch } from './use-search'

/** Finds properties by reference or title and opens the chosen one. A combobox: arrows move, Enter opens, Escape closes. */
export function SearchBox() {
  const t = useTranslations('layout')
  const router = useRouter()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const search = useSearch(typed)
  const { found } = search
  const shown = open && typed.trim() !== ''

  async function go(result: Found) {
    setOpen(false)
    if (result.disabled) {
      notifyError({ code: 'DEMO', params: {} })
      return
    }
    if (!(await mayLeave())) return
    setTyped('')
    router.push(result.href)
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = found.length - 1
    const moves: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
    }
    const move = moves[event.key]
    if (move !== undefined && shown) {
      event.preventDefault()
      setAt(move)
    } else if (event.key === 'Enter' && shown) {
      event.preventDefault()
      const chosen = found[Math.max(at, 0)]
      if (chosen !== undefined) void go(chosen)
    } else if (event.key === 'Escape') setOpen(false)
  }

  return (
    <search className="relative min-w-0 flex-1 sm:max-w-md">
      <MagnifyingGlassIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        role="combobox"
        aria-label={t('search')}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? list : undefined}
        aria-activedescendant={shown && at >= 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        placeholder={t('searchPlaceholder')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(-1)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className="entry truncate pl-10"
      />
      {shown && (
        <div
          // The list must not take the focus from the box, or the press would close it.
          onPointerDown={(event) => event.preventDefault()}
          className="animate-rise absolute inset-x-0 top-full z-40 mt-1.5 max-h-96 min-w-72 overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-raised"
        >
          <ul id={list} role="listbox" aria-label={t('searchResults')}>
            {found.map((result, index) => (
              <li
                key={result.href}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === at}
                onPointerEnter={() => setAt(index)}
                onPointerUp={() => void go(result)}
                className={classes(
                  'flex cursor-pointer items-center gap-3 rounded-sm px-2.5 py-2',
                  index === at && 'bg-wash',
                )}
              >
                <span className="figures shrink-0 text-sm text-ink-soft">{result.reference}</span>
                <span className="min-w-0 flex-1 truncate">{result.title}</span>
              </li>
            ))}
          </ul>
          <p
            role="status"
            className={classes('px-2.5 text-sm text-ink-soft', search.state !== 'found' && 'py-2')}
          >
            {search.state === 'waiting' && (
              <span className="flex items-center gap-2">
                <Spinner className="size-4" /> {t('searching')}
              </span>
            )}
            {search.state === 'none' && t('nothingFound', { text: typed.trim() })}
            {search.state === 'failed' && t('searchFailed')}
            {search.state === 'found' && (
              <span className="sr-only">{t('foundCount', { count: found.length })}</span>
            )}
          </p>
        </div>
      )}
    </search>
  )
}
