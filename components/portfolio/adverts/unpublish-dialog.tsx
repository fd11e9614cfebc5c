import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { useJoinSentences } from '@/components/resource/use-join'
import { type OnlineAdvert, useDescribeAdverts } from './online-adverts'

export function UnpublishDialog({
  reference,
  title,
  adverts,
  onCancel,
  onConfirm,
}: {
  reference: string
  title: string
  adverts: readonly OnlineAdvert[]
  onCancel: () => void
  onConfirm: () => void
}) {
  const t = useTranslations('listing.adverts')
  const describeAdverts = useDescribeAdverts()
  const joinSentences = useJoinSentences()
  return (
    <ConfirmDialog
      title={t('confirm', { count: adverts.length })}
      description={joinSentences([describeAdverts(adverts), t('return')])}
      confirmLabel={t('go')}
      variant="primary"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p className="rounded border border-line bg-wash px-3 py-2 wrap-anywhere">
        <span className="figures mr-2 text-ink-soft">{reference}</span>
        <span className="font-medium">{title}</span>
      </p>
    </ConfirmDialog>
  )
}
