'use client'

import type { PropertyCounts } from '#contract/condominium.ts'
import { useTranslations } from 'next-intl'
import { AdvertsNote } from '@/components/portfolio/adverts/adverts-note'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

export type ActiveCondominium = {
  id: number
  title: string
  archived: 0 | 1
  disabled: 0 | 1
  properties: PropertyCounts
}

export function ArchiveDialog({
  condominium: { id, title, archived, properties },
  pending,
  onCancel,
  onGo,
}: {
  condominium: ActiveCondominium
  pending: boolean
  onCancel: () => void
  onGo: () => void
}) {
  const t = useTranslations('condominiums.lifecycle')
  const common = useTranslations('common')
  const back = archived === 1
  const going = back ? properties.returning : properties.active + properties.sold
  const staying = properties.total - going
  return (
    <Dialog
      open
      onClose={pending ? undefined : onCancel}
      role="alertdialog"
      title={t(back ? 'bringBackTitle' : 'archiveTitle')}
      description={t(back ? 'bringingBack' : 'archiving', { count: going })}
      actions={
        <>
          <Button data-autofocus disabled={pending} onClick={onCancel}>
            {common('cancel')}
          </Button>
          <Button variant="primary" loading={pending} onClick={onGo}>
            {t(back ? 'bringBack' : 'archive')}
          </Button>
        </>
      }
    >
      <p className="rounded border border-line bg-wash px-3 py-2 font-medium wrap-anywhere">{title}</p>
      {!back && <AdvertsNote condominiums={[id]} />}
      {staying > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {t(back ? 'notBack' : 'archivedAlready', { count: staying })}
        </p>
      )}
    </Dialog>
  )
}
