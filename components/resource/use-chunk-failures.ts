'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { isChunkFailure, reloadedForNewVersion } from './chunk-failure'
import { notify } from './notifier'

/** A page of a version that was replaced is loaded anew; else "Loading chunk failed", with a button that does so. */
export function useChunkFailures() {
  const t = useTranslations('resource')
  useEffect(() => {
    const tell = async (error: unknown) => {
      if (!isChunkFailure(error) || (await reloadedForNewVersion(error))) return
      notify({
        message: 'resource.chunkFailed',
        tone: 'danger',
        action: { label: t('reload'), run: () => location.reload() },
      })
    }
    const onError = (event: ErrorEvent) => void tell(event.error)
    const onRejection = (event: PromiseRejectionEvent) => void tell(event.reason)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [t])
}
