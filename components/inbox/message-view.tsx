'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MessageDetail } from '#contract/inbox.ts'
import { CollapsibleHistoryCard } from '@/components/activity/history-drawer-card'
import { ErrorState } from '@/components/resource/error-state'
import { SkeletonText } from '@/components/ui/skeleton'
import { foreignLang } from '@/lib/format/in-language'
import { MessageBar } from './message-bar'
import { MessageHeader } from './message-header'
import { Replies } from './replies'
import { useMessage } from './use-message'
import { useMessageActions } from './use-message-actions'

type Props = {
  id: number
  author: string
  onRemoved: () => void
}

export function MessageView({ id, author, onRemoved }: Props) {
  const t = useTranslations('resource')
  const { message, error, isValidating, mutate } = useMessage(id)
  if (message !== undefined) return <LoadedMessage message={message} author={author} onRemoved={onRemoved} />
  if (error !== undefined)
    return <ErrorState error={error} retry={() => void mutate()} retrying={isValidating} />
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('waiting')}
      </p>
      <SkeletonText lines={8} />
    </div>
  )
}

function LoadedMessage({ message, author, onRemoved }: { message: MessageDetail } & Omit<Props, 'id'>) {
  const locale = useLocale()
  const actions = useMessageActions()
  const seen = useRef(false)
  const { id } = message
  const unread = message.read_at === null
  const markOpened = useEffectEvent(() => void actions.markOpened({ id }))
  useEffect(() => {
    // Only once: marking it as unread again is intentional.
    if (seen.current) return
    seen.current = true
    if (unread) markOpened()
  }, [unread])
  return (
    <article className="space-y-5">
      <MessageHeader message={message} />
      <p
        lang={foreignLang(message.language, locale)}
        className="rounded-lg border border-line bg-wash/50 p-4 wrap-anywhere whitespace-pre-wrap"
      >
        {message.body.text}
      </p>
      <Replies message={message} author={author} />
      <MessageBar message={message} actions={actions} onRemoved={onRemoved} />
      <CollapsibleHistoryCard resource="inbox" id={id} />
    </article>
  )
}
