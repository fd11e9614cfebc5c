'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { MessageDetail } from '#contract/inbox.ts'
import { CollapsibleHistoryCard } from '@/components/activity/history-drawer-card'
import { RecordLink } from '@/components/portfolio/card/record-link'
import { ErrorState } from '@/components/resource/error-state'
import { Card } from '@/components/ui/card'
import { SkeletonText } from '@/components/ui/skeleton'
import { formatDateTime } from '@/lib/format/date'
import { foreignLang } from '@/lib/format/in-language'
import { LabelChip } from './label-chip'
import { MessageBar } from './message-bar'
import { Replies } from './replies'
import { useMessage } from './use-message'
import { useMessageActions } from './use-message-actions'

type Props = {
  id: number
  userName: string
  onClose: () => void
}

export function MessageView({ id, userName, onClose }: Props) {
  const t = useTranslations('resource')
  const { message, error, isValidating, mutate } = useMessage(id)
  if (message !== undefined) return <LoadedMessage message={message} userName={userName} onClose={onClose} />
  if (error !== undefined)
    return <ErrorState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('waiting')}
      </p>
      <SkeletonText lines={8} />
    </div>
  )
}

function LoadedMessage({ message, userName, onClose }: { message: MessageDetail } & Omit<Props, 'id'>) {
  const locale = useLocale()
  const actions = useMessageActions()
  const markOpened = useEffectEvent(() => {
    if (message.read_at === null) void actions.markOpened(message)
  })
  // Only once: the user may mark the message as unread again.
  useEffect(() => markOpened(), [])
  return (
    <article className="space-y-5">
      <MessageHeader message={message} />
      <p
        lang={foreignLang(message.language, locale)}
        className="rounded-lg border border-line bg-wash/50 p-4 wrap-anywhere whitespace-pre-wrap"
      >
        {message.body.text}
      </p>
      <Replies message={message} userName={userName} />
      <MessageBar message={message} actions={actions} onClose={onClose} />
      <CollapsibleHistoryCard resource="inbox" id={message.id} />
    </article>
  )
}

const linkClasses = 'font-medium text-brand-ink underline-offset-2 hover:underline wrap-anywhere'

function MessageHeader({ message }: { message: MessageDetail }) {
  const t = useTranslations('inbox')
  const locale = useLocale()
  const { sender, from, property, timer: receivedAt, to, consent_text, consent_at } = message
  return (
    <dl className="grid gap-x-6 text-sm max-sm:[&>dd]:mb-2.5 sm:grid-cols-[max-content_1fr] sm:gap-y-2">
      <Line name={t('from')}>
        <span className="font-medium">{sender.name}</span>{' '}
        <a href={`mailto:${encodeURIComponent(from).replaceAll('%40', '@')}`} className={linkClasses}>
          {from}
        </a>
        {sender.phone !== null && (
          <>
            {' · '}
            <a href={`tel:${sender.phone.replace(/[^+\d]/g, '')}`} className={linkClasses}>
              {sender.phone}
            </a>
          </>
        )}
      </Line>
      {to !== null && <Line name={t('to')}>{to}</Line>}
      <Line name={t('received')}>
        <time dateTime={receivedAt}>{formatDateTime(receivedAt, locale)}</time>
      </Line>
      <Line name={t('label')}>
        <LabelChip label={message.label} />
      </Line>
      {property !== null && (
        <Line name={t('property')}>
          <span className="figures mr-2 text-ink-soft">{property.reference}</span>
          <RecordLink resource="properties" record={property} className={linkClasses} />
        </Line>
      )}
      <Line name={t('consent')}>
        {consent_text === null || consent_at === null
          ? t('noConsent')
          : t.rich('consentText', {
              text: consent_text,
              when: formatDateTime(consent_at, locale),
              quote: (text) => <span lang={foreignLang(message.language, locale)}>{text}</span>,
            })}
      </Line>
    </dl>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

export function MessagePage({ id, userName }: { id: number; userName: string }) {
  const router = useRouter()
  return (
    <Card className="p-5 sm:p-6">
      <MessageView id={id} userName={userName} onClose={() => router.push('/inbox')} />
    </Card>
  )
}
