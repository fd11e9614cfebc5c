'use client'

import { FunnelIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ToolbarPanel } from '../list/toolbar-panel'

export function FilterPanel({ off: disabledReason, children }: { off?: string; children: ReactNode }) {
  const t = useTranslations('listing.filter')
  return (
    <ToolbarPanel
      icon={<FunnelIcon />}
      label={t('add')}
      title={t('title')}
      hideLabel="max-lg"
      className="left-0 w-full max-w-3xl"
    >
      {disabledReason !== undefined && <p className="mb-4 text-sm text-ink-soft">{disabledReason}</p>}
      <fieldset disabled={disabledReason !== undefined}>{children}</fieldset>
    </ToolbarPanel>
  )
}

/** The open panel's inputs; the first gets the focus. */
export function FilterGrid({ children }: { children: ReactNode }) {
  return (
    <div ref={focusFirst} className="grid gap-x-4 gap-y-3 sm:grid-cols-2 md:grid-cols-3">
      {children}
    </div>
  )
}

function focusFirst(grid: HTMLElement | null) {
  grid?.querySelector<HTMLElement>('input, select')?.focus()
}
