import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MessageDetail } from '#contract/inbox.ts'
import { RecordLink } from '@/components/portfolio/card/record-link'
import { formatDateTime } from '@/lib/format/date'
import { foreignLang } from '@/lib/format/in-language'
import { LabelChip } from './label-chip'

const linkClasses = 'font-medium text-brand-ink underline-offset-2 hover:underline wrap-anywhere'

export function MessageHeader({ message }: { message: MessageDetail }) {
  const t = useTranslations('inbox')
  const locale = useLocale()
  const { sender, from, property, timer, to, consent_text, consent_at } = message
  return (
    <dl className="grid gap-x-6 text-sm max-sm:[&>dd]:mb-2.5 sm:grid-cols-[max-content_1fr] sm:gap-y-2">
      <Line name={t('from')}>
        <span className="font-medium">{sender.name}</span>{' '}
        <a href={`mailto:${encodeURIComponent(from)}`} className={linkClasses}>
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
        <time dateTime={timer}>{formatDateTime(timer, locale)}</time>
      </Line>
      <Line name={t('label')}>
        <LabelChip label={message.label} />
      </Line>
      {property !== null && (
        <Line name={t('property')}>
          <span className="figures mr-2 text-ink-soft">{property.reference}</span>
          <RecordLink
            href={`/properties/edit/${property.id}/general`}
            record={property}
            className={linkClasses}
          />
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
