import type { DevelopmentCard as Development } from '#contract/development.ts'
import { useTranslations } from 'next-intl'
import { AdvertsNote, useAdverts } from '@/components/portfolio/adverts/adverts-note'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'

export function ArchiveDialog({
  development: { id, information, archived, properties },
  isPending,
  onCancel,
  onConfirm,
}: {
  development: Pick<Development, 'id' | 'archived' | 'properties'> & { information: { title: string } }
  isPending: boolean
  onCancel: () => void
  onConfirm: () => void
}) {
  const t = useTranslations('condominiums.lifecycle')
  const isArchived = archived === 1
  const adverts = useAdverts({ condominiums: [id] })
  const movedCount = isArchived ? properties.returning : properties.active + properties.sold
  const unmovedCount = properties.total - movedCount
  return (
    <ConfirmDialog
      title={t(isArchived ? 'bringBackTitle' : 'archiveTitle')}
      description={t(isArchived ? 'bringingBack' : 'archiving', { count: movedCount })}
      confirmLabel={t(isArchived ? 'bringBack' : 'archive')}
      variant="primary"
      isPending={isPending}
      disabled={!isArchived && adverts.isLoading}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p className="rounded border border-line bg-wash px-3 py-2 font-medium wrap-anywhere">
        {information.title}
      </p>
      {!isArchived && <AdvertsNote condominiums={[id]} />}
      {unmovedCount > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {t(isArchived ? 'notBack' : 'archivedAlready', { count: unmovedCount })}
        </p>
      )}
    </ConfirmDialog>
  )
}
