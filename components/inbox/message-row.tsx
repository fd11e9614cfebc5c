import { ArrowUturnLeftIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { MouseEvent } from 'react'
import type { Message } from '#contract/inbox.ts'
import { type Selection, useIsSelected } from '@/components/portfolio/bulk/use-selection'
import { AgentLine } from '@/components/portfolio/card/agent-line'
import { ActionsMenu } from '@/components/ui/actions-menu'
import { Checkbox } from '@/components/ui/checkbox'
import { classes } from '@/components/ui/classes'
import { formatDateTime } from '@/lib/format/date'
import { foreignLang } from '@/lib/format/in-language'
import { LabelChip } from './label-chip'
import { MessageMenuItems } from './message-menu-items'
import type { MessageActions } from './use-message-actions'

/** A message in the list, 72 px high. A click opens it in a dialog; with a modifier key, the link opens its page. */
export function MessageRow({
  message,
  selection,
  onOpen,
  onDelete,
  actions,
}: {
  message: Message
  selection: Selection<Message>
  onOpen: () => void
  onDelete: () => void
  actions: MessageActions
}) {
  const t = useTranslations('inbox')
  const locale = useLocale()
  const isSelected = useIsSelected(selection, message.id)
  const isUnread = message.read_at === null
  const subject = message.body.subject || message.title
  const lang = foreignLang(message.language, locale)
  const sender = message.sender.name || message.from
  const receivedAt = message.timer

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }

  const agent =
    message.agent === null ? (
      <span className="text-sm text-ink-faint">{t('nobody')}</span>
    ) : (
      <AgentLine agent={message.agent} />
    )
  return (
    <li
      data-row
      className={classes(
        'relative flex h-18 items-center gap-2 px-3 transition-colors duration-fast hover:bg-wash/60 sm:gap-3 sm:px-4',
        isSelected ? 'bg-brand-soft' : isUnread && 'bg-brand-soft/40',
      )}
    >
      <Checkbox
        label={t('selectOne', { name: sender, subject })}
        hideLabel
        checked={isSelected}
        onChange={() => selection.toggle(message)}
        className="relative z-1 pointer-coarse:-mx-2"
      />
      <span
        aria-hidden
        className={classes(
          'size-2.5 shrink-0 rounded-full max-sm:hidden',
          isUnread ? 'bg-brand forced-colors:border-5' : 'bg-transparent',
        )}
      />
      <div className="grid min-w-0 flex-1 items-center gap-x-5 text-sm/5 md:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)_11rem]">
        <div className="flex min-w-0 items-center gap-2 md:flex-col md:items-start md:gap-0.5">
          <span className={classes('max-w-full truncate', isUnread ? 'font-semibold' : 'font-medium')}>
            {sender}
          </span>
          <span className="max-md:ml-auto max-md:shrink-0 max-sm:hidden">
            <LabelChip label={message.label} />
          </span>
          <time
            dateTime={receivedAt}
            className="ml-auto text-xs whitespace-nowrap text-ink-soft sm:max-md:ml-0 md:hidden"
          >
            {formatDateTime(receivedAt, locale)}
          </time>
        </div>
        <div className="min-w-0">
          <div className="flex items-center gap-2">
            <Link
              href={`/inbox/read/${message.id}`}
              prefetch={false}
              onClick={handleClick}
              className={classes(
                'truncate rounded-sm after:absolute after:inset-0',
                isUnread && 'font-semibold',
              )}
            >
              {isUnread && <span className="sr-only">{t('unreadMark')} · </span>}
              <span lang={lang}>{subject}</span>
            </Link>
            {message.replies_count > 0 && (
              <span className="inline-flex shrink-0 items-center gap-1 text-xs text-ink-soft">
                <ArrowUturnLeftIcon aria-hidden className="size-4" />
                {t('replied')}
              </span>
            )}
          </div>
          <p lang={lang} className="truncate text-ink-soft max-md:text-xs">
            {message.body.text}
          </p>
        </div>
        <div className="min-w-0 max-lg:hidden">
          {agent}
          {message.property !== null && (
            <span
              className={classes('figures block truncate text-ink-soft', message.agent !== null && 'pl-8')}
            >
              {message.property.reference}
            </span>
          )}
        </div>
      </div>
      <time
        dateTime={receivedAt}
        className="w-36 text-right text-sm whitespace-nowrap text-ink-soft tabular-nums max-md:hidden"
      >
        {formatDateTime(receivedAt, locale)}
      </time>
      <span className="relative z-1 -mr-1">
        <ActionsMenu label={t('actionsFor', { subject })} size="md">
          <MessageMenuItems message={message} onDelete={onDelete} actions={actions} />
        </ActionsMenu>
      </span>
    </li>
  )
}
