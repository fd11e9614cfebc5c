'use client'

import { ArrowPathIcon, BoltSlashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/push-button'
import { isChunkFailure, isMended } from './chunk-failure'
import { Face } from './face'

/** A page that broke. Retry asks the server for it again; a script that is gone needs the whole page anew, by itself if it can. */
export function PageFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations()
  const chunk = isChunkFailure(error)
  useEffect(() => {
    if (isChunkFailure(error)) void isMended(error)
  }, [error])
  return (
    <div role="alert">
      <Face
        level={1}
        icon={<BoltSlashIcon />}
        title={chunk ? t('resource.chunkFailed') : t('resource.failed')}
        help={chunk ? t('resource.chunkHelp') : t('resource.failedHelp')}
        action={
          <Button
            variant="primary"
            icon={<ArrowPathIcon aria-hidden />}
            onClick={() => (chunk ? location.reload() : retry())}
          >
            {chunk ? t('resource.reload') : t('common.retry')}
          </Button>
        }
      />
    </div>
  )
}
