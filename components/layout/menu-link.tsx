import { LockClosedIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useId } from 'react'
import { unavailableNotificationMs } from '@/components/resource/notification-times'
import { notify } from '@/components/resource/notifier'
import type { MenuEntry } from '@/components/resource/resource-definition'
import { Badge } from '@/components/ui/badge'
import { classes } from '@/components/ui/classes'
import { Spinner } from '@/components/ui/spinner'
import { Tooltip } from '@/components/ui/tooltip'
import { useSession } from '@/lib/agency/use-session'
import { menuPanel } from './menu-panels'
import { useNavigation } from './navigation'

export const rowClasses =
  'flex min-h-9 w-full items-center gap-3 rounded px-3 text-left text-sm font-medium transition-colors duration-fast pointer-coarse:min-h-11 [&>svg]:size-5 [&>svg]:shrink-0'
const nestedRowClasses =
  'flex min-h-8 w-full items-center gap-2 rounded px-2.5 text-left text-sm transition-colors duration-fast pointer-coarse:min-h-11'

export function MenuLink({
  entry,
  isCurrent,
  isCollapsed = false,
  isNested = false,
  unread = 0,
  onNavigate,
}: {
  entry: MenuEntry
  isCurrent: boolean
  isCollapsed?: boolean
  isNested?: boolean
  unread?: number
  onNavigate?: () => void
}) {
  const t = useTranslations('layout.menu')
  const label = t(entry.name)
  const restrictedReason = useTranslations('layout')('administratorsOnly')
  const reasonId = useId()
  const isRestricted = useIsRestricted()(entry)
  const { pending, navigate } = useNavigation()
  const isLoading = pending?.href === entry.href
  const isFaint = isRestricted || entry.underConstruction === true
  const className = classes(
    isNested ? nestedRowClasses : rowClasses,
    isCollapsed && 'relative justify-center',
    isCurrent && 'bg-brand-soft font-medium text-brand-ink',
    !isCurrent && !isFaint && 'text-ink-soft hover:bg-wash hover:text-ink',
    isFaint && 'text-ink-faint hover:bg-wash',
  )
  const content = (
    <>
      {!isNested && <entry.icon aria-hidden />}
      <span className={isCollapsed ? 'sr-only' : 'py-1 leading-tight'}>{label}</span>
      {unread > 0 && <UnreadBadge count={unread} isCollapsed={isCollapsed} />}
    </>
  )

  function handleClick() {
    if (isRestricted) notify({ text: restrictedReason, tone: 'plain' })
    else if (entry.underConstruction)
      notify({ message: 'properties.DRAFT', tone: 'plain', timeout: unavailableNotificationMs })
    else {
      onNavigate?.()
      menuPanel.open(entry.opensPanel)
    }
  }
  const link =
    isFaint || entry.opensPanel !== undefined ? (
      <button
        type="button"
        aria-disabled={isFaint || undefined}
        aria-describedby={isRestricted ? reasonId : undefined}
        aria-haspopup={isFaint ? undefined : 'dialog'}
        aria-current={isCurrent && !isFaint ? 'page' : undefined}
        className={className}
        onClick={handleClick}
      >
        {content}
        {isRestricted && (
          <span id={reasonId} hidden>
            {restrictedReason}
          </span>
        )}
        {isRestricted && !isCollapsed && <LockClosedIcon aria-hidden className="ml-auto size-4 shrink-0" />}
      </button>
    ) : (
      <Link
        href={entry.href}
        aria-current={isCurrent ? 'page' : undefined}
        className={className}
        onNavigate={(event) => {
          event.preventDefault()
          onNavigate?.()
          navigate({ href: entry.href, title: label })
        }}
      >
        {content}
        {isLoading && <LoadingMark />}
      </Link>
    )
  return isCollapsed ? (
    <Tooltip text={label} side="right" className="flex w-full">
      {link}
    </Tooltip>
  ) : (
    link
  )
}

function LoadingMark() {
  const t = useTranslations('resource')
  return (
    <span className="ml-auto flex shrink-0 items-center" role="status">
      <Spinner className="size-4" />
      <span className="sr-only">{t('waiting')}</span>
    </span>
  )
}

function UnreadBadge({ count, isCollapsed }: { count: number; isCollapsed: boolean }) {
  const t = useTranslations('layout')
  return (
    <>
      <span className="sr-only">{t('unread', { count })}</span>
      <span aria-hidden className={isCollapsed ? 'absolute top-1 right-1.5' : 'ml-auto'}>
        {isCollapsed ? (
          <span className="block size-2.5 rounded-full bg-brand forced-colors:border-5" />
        ) : (
          <Badge count={count} />
        )}
      </span>
    </>
  )
}

export function useIsRestricted(): (entry: MenuEntry) => boolean {
  const session = useSession()
  return (entry) => entry.administratorsOnly === true && session.data?.user.role !== 'Administrator'
}
