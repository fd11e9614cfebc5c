'use client'

import { ArrowUturnLeftIcon, EllipsisVerticalIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { MouseEvent } from 'react'
import type { Message } from '#contract/inbox.ts'
import { AgentLine } from '@/components/listing/card/agent-line'
import { classes } from '@/components/ui/classes'
import { IconButton } from '@/components/ui/icon-button'
import { Menu } from '@/components/ui/menu'
import { formatDateTime } from '@/lib/format/date'
import { LabelChip } from './label-chip'
import { MessageMenuItems } from './message-menu-items'
import type { MessageActions } from './use-message-actions'

/** One message in the list: who, what, for whom, when. A press opens it over the list; its own page is a link like any. */
export function MessageRow({
  message,
  onOpen,
  onErase,
  actions,
}: {
  message: Message
  onOpen: () => void
  onErase: () => void
  actions: MessageActions
}) {
  const t = useTranslations('inbox')
  const locale = useLocale()
  const unread = message.read_at === null
  const subject = message.body.subject || message.title

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }

  return (
    <li
      data-row
      className={classes(
        'relative flex items-start gap-3 px-4 py-3 transition-colors duration-fast hover:bg-wash/60 sm:px-5',
        unread && 'bg-brand-soft/40',
      )}
    >
      <span
        aria-hidden
        className={classes(
          'mt-2 size-2.5 shrink-0 rounded-full',
          unread ? 'bg-brand forced-colors:border-5' : 'bg-transparent',
        )}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={classes('truncate', unread ? 'font-semibold' : 'font-medium')}>
            {message.sender.name || message.from}
          </span>
          <LabelChip label={message.label} />
          {message.replies_count > 0 && (
            <span className="inline-flex items-center gap-1 text-xs text-ink-soft">
              <ArrowUturnLeftIcon aria-hidden className="size-4" />
              {t('answered')}
            </span>
          )}
          <time dateTime={message.timer} className="ml-auto text-sm whitespace-nowrap text-ink-soft">
            {formatDateTime(message.timer, locale)}
          </time>
        </div>
        <Link
          href={`/inbox/read/${message.id}`}
          prefetch={false}
          onClick={open}
          className={classes(
            'block truncate rounded-sm after:absolute after:inset-0',
            unread && 'font-semibold',
          )}
        >
          {unread && <span className="sr-only">{t('unreadMark')}: </span>}
          {subject}
        </Link>
        <p className="truncate text-sm text-ink-soft">{message.body.text}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          {message.agent === null ? (
            <span className="text-ink-faint">{t('nobody')}</span>
          ) : (
            <AgentLine agent={message.agent} />
          )}
          {message.property !== null && <span className="figures">{message.property.reference}</span>}
        </div>
      </div>
      <span className="relative z-1 -mr-2">
        <Menu
          button={
            <IconButton
              label={t('actionsFor', { subject })}
              icon={<EllipsisVerticalIcon aria-hidden />}
              tooltip={false}
            />
          }
        >
          <MessageMenuItems message={message} onErase={onErase} actions={actions} />
        </Menu>
      </span>
    </li>
  )
}
