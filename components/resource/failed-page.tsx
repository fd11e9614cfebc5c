'use client'

import { BoltSlashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { isChunkFailure, isRecovered } from './chunk-failure'
import { StatusPage } from './status-page'

/** Error page. Retry requests it again; a missing script needs a full reload, automatic if possible. */
export function FailedPage({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations()
  const chunk = isChunkFailure(error)
  useEffect(() => {
    if (isChunkFailure(error)) void isRecovered(error)
  }, [error])
  return (
    <div role="alert">
      <StatusPage
        icon={<BoltSlashIcon />}
        title={chunk ? t('resource.chunkFailed') : t('resource.failed')}
        help={chunk ? t('resource.chunkHelp') : t('resource.failedHelp')}
        action={
          <Button variant="primary" onClick={() => (chunk ? location.reload() : retry())}>
            {chunk ? t('resource.reload') : t('common.retry')}
          </Button>
        }
      />
    </div>
  )
}
