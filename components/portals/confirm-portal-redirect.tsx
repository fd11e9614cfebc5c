import { useTranslations } from 'next-intl'
import type { ExportPlace } from '#contract/portal-places.ts'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/**
 * Shows the host before the browser leaves for it (docs/security.md 3.7.2). The link goes through our own redirect,
 * which only allows the portals' hosts.
 */
export function ConfirmPortalRedirect({
  target,
  onClose,
}: {
  target: { place: ExportPlace; url: string } | null
  onClose: () => void
}) {
  const t = useTranslations()
  const portal = target === null ? '' : t(`portals.names.${target.place}`)
  const host = target !== null && URL.canParse(target.url) ? new URL(target.url).host : ''
  return (
    <Dialog
      open={target !== null}
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
              target !== null &&
              window.location.assign(`/integrations/leave?to=${encodeURIComponent(target.url)}`)
            }
          >
            {t('portals.leave')}
          </Button>
        </>
      }
    />
  )
}
