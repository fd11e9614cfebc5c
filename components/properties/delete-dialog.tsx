import { useTranslations } from 'next-intl'
import { AdvertsNote, useAdverts } from '@/components/portfolio/adverts/adverts-note'
import { ConfirmDelete } from '@/components/resource/confirm-delete'

export function DeleteDialog({
  property: { id, reference, title },
  isPending,
  onCancel,
  onDelete,
}: {
  property: { id: number; reference: string; title: string }
  isPending: boolean
  onCancel: () => void
  onDelete: () => void
}) {
  const adverts = useAdverts({ properties: [id] })
  const t = useTranslations('properties.list')
  return (
    <ConfirmDelete open disabled={adverts.isLoading} {...{ reference, title, isPending, onCancel, onDelete }}>
      <p className="mt-3 text-ink-soft">{t('deleteQuestion')}</p>
      <AdvertsNote properties={[id]} isPermanent />
    </ConfirmDelete>
  )
}
