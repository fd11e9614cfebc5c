'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { isChunkFailure, isMended, mending } from './chunk-failure'
import { notify } from './notifier'

/** No first load waits for what mends a later one. */
const settledMs = 3_000

/** A page of a version that was replaced is loaded anew; else "Loading chunk failed", with a button that does so. */
export function useChunkFailures() {
  const t = useTranslations('resource')
  useEffect(() => {
    const tell = async (error: unknown) => {
      if (!isChunkFailure(error) || (await isMended(error))) return
      notify({
        message: 'resource.chunkFailed',
        tone: 'danger',
        action: { label: t('reload'), run: () => location.reload() },
      })
    }
    const onError = (event: ErrorEvent) => void tell(event.error)
    const onRejection = (event: PromiseRejectionEvent) => void tell(event.reason)
    const settled = setTimeout(() => void mending().catch(() => undefined), settledMs)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      clearTimeout(settled)
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [t])
}
