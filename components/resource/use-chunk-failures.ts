'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { isChunkFailure } from './chunk-failure'
import { notify } from './notifier'

/** "Loading chunk failed" with the one thing that helps: loading the page anew. */
export function useChunkFailures() {
  const t = useTranslations('resource')
  useEffect(() => {
    const tell = (error: unknown) => {
      if (!isChunkFailure(error)) return
      notify({
        message: 'resource.chunkFailed',
        tone: 'danger',
        action: { label: t('reload'), run: () => location.reload() },
      })
    }
    const onError = (event: ErrorEvent) => tell(event.error)
    const onRejection = (event: PromiseRejectionEvent) => tell(event.reason)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [t])
}
