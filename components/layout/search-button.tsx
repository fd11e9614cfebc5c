'use client'

import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { Keys } from './keys'
import { menuPanel } from './menu-panels'

export function SearchButton() {
  const t = useTranslations('layout')
  return (
    <search className="min-w-0 flex-1 sm:max-w-md">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => menuPanel.open('search')}
        className="entry flex cursor-pointer items-center gap-2.5 text-left text-ink-soft"
      >
        <MagnifyingGlassIcon aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 truncate">{t('search')}</span>
        <span className="hidden md:inline-flex">
          <Keys of="mod k" />
        </span>
      </button>
    </search>
  )
}
