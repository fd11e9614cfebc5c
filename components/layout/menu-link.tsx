'use client'

import { LockClosedIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import Link, { useLinkStatus } from 'next/link'
import { useId } from 'react'
import { demoNoticeMs } from '@/components/resource/notice-times'
import { notify } from '@/components/resource/notifier'
import { Badge } from '@/components/ui/badge'
import { classes } from '@/components/ui/classes'
import { Spinner } from '@/components/ui/spinner'
import { Tooltip } from '@/components/ui/tooltip'
import { useSession } from '@/lib/agency/use-session'
import type { MenuEntry } from './menu-entries'
import { menuPanel } from './menu-panels'

/** What an entry says while its page is not there (5 s). */
export function tellUnderConstruction() {
  notify({ message: 'properties.DRAFT', tone: 'plain', timeout: demoNoticeMs })
}

export function MenuLink({
  entry,
  current,
  collapsed,
  prominent,
  unread = 0,
  onFollow,
}: {
  entry: MenuEntry
  current: boolean
  /** Only the icon shows; the text is read out and stands in a tooltip. */
  collapsed: boolean
  /** A quick action: filled for the one that is used most, outlined for the others. */
  prominent?: 'filled' | 'outlined'
  /** How many of what it leads to nobody has read yet. */
  unread?: number
  onFollow?: () => void
}) {
  const t = useTranslations('layout.menu')
  const label = t(entry.name)
  const reason = useTranslations('layout')('administratorsOnly')
  const reasonId = useId()
  const session = useSession()
  const locked = entry.administrators === true && session.data?.user.role === 'User'
  const faint = locked || entry.underConstruction === true
  const look = classes(
    'flex min-h-9 w-full items-center gap-3 rounded px-3 text-left text-sm font-medium transition-colors duration-fast pointer-coarse:min-h-11 [&>svg]:size-5 [&>svg]:shrink-0',
    'has-[[role=status]]:bg-brand-soft has-[[role=status]]:text-brand-ink',
    collapsed && 'relative justify-center',
    prominent === 'filled' && !faint && 'bg-brand-fill text-on-brand hover:brightness-95',
    prominent === 'outlined' && !faint && 'border border-line bg-surface text-ink hover:bg-wash',
    prominent && faint && 'border border-line text-ink-faint hover:bg-wash',
    !prominent && current && 'bg-brand-soft text-brand-ink',
    !prominent && !current && !faint && 'text-ink-soft hover:bg-wash hover:text-ink',
    !prominent && faint && 'text-ink-faint hover:bg-wash',
  )
  const inside = (
    <>
      <entry.icon aria-hidden />
      <span className={collapsed ? 'sr-only' : 'py-1 leading-tight'}>{label}</span>
      {unread > 0 && <Unread count={unread} collapsed={collapsed} />}
    </>
  )
  const link = locked ? (
    <button
      type="button"
      aria-disabled
      aria-describedby={reasonId}
      className={look}
      onClick={() => notify({ text: reason, tone: 'plain' })}
    >
      {inside}
      <span id={reasonId} hidden>
        {reason}
      </span>
      {!collapsed && <LockClosedIcon aria-hidden className="ml-auto size-4!" />}
    </button>
  ) : entry.underConstruction ? (
    <button type="button" aria-disabled className={look} onClick={tellUnderConstruction}>
      {inside}
    </button>
  ) : entry.opens !== undefined ? (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={current ? 'page' : undefined}
      className={look}
      onClick={() => {
        onFollow?.()
        menuPanel.open(entry.opens)
      }}
    >
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
      <Following />
    </Link>
  )
  return collapsed ? (
    <Tooltip text={label} describes={false} beside className="flex w-full">
      {link}
    </Tooltip>
  ) : (
    link
  )
}

/** Marks the entry that was pressed while its page is on the way. */
function Following() {
  const t = useTranslations('resource')
  const { pending } = useLinkStatus()
  return (
    pending && (
      <span className="ml-auto flex shrink-0 items-center" role="status">
        <Spinner className="size-4" />
        <span className="sr-only">{t('waiting')}</span>
      </span>
    )
  )
}

function Unread({ count, collapsed }: { count: number; collapsed: boolean }) {
  const t = useTranslations('layout')
  return (
    <>
      <span className="sr-only">{t('unread', { count })}</span>
      <span aria-hidden className={collapsed ? 'absolute top-1 right-1.5' : 'ml-auto'}>
        {collapsed ? (
          <span className="block size-2.5 rounded-full bg-brand forced-colors:border-5" />
        ) : (
          <Badge count={count} />
        )}
      </span>
    </>
  )
}
