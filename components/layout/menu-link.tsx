'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { limits } from '#contract/limits.ts'
import { notify } from '@/components/resource/notifier'
import { classes } from '@/components/ui/classes'
import { Tooltip } from '@/components/ui/tooltip'
import type { MenuEntry } from './menu-entries'

/** What an entry says while its page is not there (platform §2: 5 s). */
export function tellUnderConstruction() {
  notify({ message: 'properties.DRAFT', tone: 'plain', timeout: limits.demoNoticeMs })
}

export function MenuLink({
  entry,
  current,
  collapsed,
  prominent = false,
  onFollow,
}: {
  entry: MenuEntry
  current: boolean
  /** Only the icon shows; the text is read out and stands in a tooltip. */
  collapsed: boolean
  prominent?: boolean
  onFollow?: () => void
}) {
  const t = useTranslations('layout.menu')
  const label = t(entry.name)
  const look = classes(
    'flex min-h-9 w-full items-center gap-3 rounded px-3 text-left text-sm font-medium transition-colors duration-fast pointer-coarse:min-h-11 [&>svg]:size-5 [&>svg]:shrink-0',
    collapsed && 'justify-center',
    prominent && !entry.underConstruction && 'bg-brand-fill text-on-brand hover:brightness-95',
    prominent && entry.underConstruction && 'border border-line text-ink-faint hover:bg-wash',
    !prominent && current && 'bg-brand-soft text-brand-ink',
    !prominent && !current && !entry.underConstruction && 'text-ink-soft hover:bg-wash hover:text-ink',
    !prominent && entry.underConstruction && 'text-ink-faint hover:bg-wash',
  )
  const inside = (
    <>
      <entry.icon aria-hidden />
      <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
    </>
  )
  const link = entry.underConstruction ? (
    <button type="button" aria-disabled className={look} onClick={tellUnderConstruction}>
      {inside}
    </button>
  ) : (
    <Link
      href={entry.href}
      aria-current={current ? 'page' : undefined}
      className={look}
      onNavigate={onFollow}
    >
      {inside}
    </Link>
  )
  return collapsed ? (
    <Tooltip text={label} describes={false} className="flex w-full">
      {link}
    </Tooltip>
  ) : (
    link
  )
}
