import { BoltSlashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { isChunkFailure, reloadIfOutdated } from './chunk-failure'
import { StatusPage } from './status-page'

/**
 * Error page with Retry. If a script failed to load, the button reloads the page. Reloads automatically if a newer
 * version is deployed.
 */
export function FailedPage({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations()
  const needsReload = isChunkFailure(error)
  useEffect(() => {
    if (isChunkFailure(error)) void reloadIfOutdated(error)
  }, [error])
  return (
    <div role="alert">
      <StatusPage
        icon={<BoltSlashIcon />}
        title={needsReload ? t('resource.chunkFailed') : t('resource.failed')}
        help={needsReload ? t('resource.chunkHelp') : t('resource.failedHelp')}
        action={
          <Button variant="primary" onClick={() => (needsReload ? location.reload() : retry())}>
            {needsReload ? t('resource.reload') : t('common.retry')}
          </Button>
        }
      />
    </div>
  )
}
