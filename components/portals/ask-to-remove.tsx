'use client'

import { useTranslations } from 'next-intl'
import type { ExportPlace } from '#contract/portal-places.ts'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/** Taking an advert off a portal asks first. */
export function AskToRemove({
  place,
  pending,
  onClose,
  onRemove,
}: {
  place: ExportPlace | null
  pending: boolean
  onClose: () => void
  onRemove: () => void
}) {
  const t = useTranslations()
  const portal = place === null ? '' : t(`portals.names.${place}`)
  return (
    <Dialog
      open={place !== null}
      onClose={pending ? undefined : onClose}
      role="alertdialog"
      title={t('portals.removeTitle', { portal })}
      description={t('portals.removeText')}
      actions={
        <>
          <Button data-autofocus disabled={pending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" loading={pending} onClick={onRemove}>
            {t('portals.remove')}
          </Button>
        </>
      }
    />
  )
}
