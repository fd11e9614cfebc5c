'use client'

import { useTranslations } from 'next-intl'
import type { ExportPlace } from '#contract/portal-places.ts'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/**
 * Says which host the browser goes to before it goes (docs/security.md H-5). The way leads over our own address, which lets
 * only the portals' hosts through.
 */
export function AskToLeave({
  to,
  onClose,
}: {
  to: { place: ExportPlace; address: string } | null
  onClose: () => void
}) {
  const t = useTranslations()
  const portal = to === null ? '' : t(`portals.names.${to.place}`)
  const host = to !== null && URL.canParse(to.address) ? new URL(to.address).host : ''
  return (
    <Dialog
      open={to !== null}
      onClose={onClose}
      title={t('portals.leaveTitle', { host })}
      description={t('portals.leaveText', { portal })}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            data-autofocus
            onClick={() =>
              to !== null &&
              window.location.assign(`/integrations/leave?to=${encodeURIComponent(to.address)}`)
            }
          >
            {t('portals.leave')}
          </Button>
        </>
      }
    />
  )
}
