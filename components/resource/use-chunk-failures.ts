'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { isChunkFailure, isRecovered, recovering } from './chunk-failure'
import { notify } from './notifier'

/** Delays loading the recovery code, which the first load doesn't need. */
const debounceMs = 3_000

/** Reloads a page whose version was replaced; otherwise shows "Loading chunk failed" with a reload button. */
export function useChunkFailures() {
  const t = useTranslations('resource')
  useEffect(() => {
    const report = async (error: unknown) => {
      if (!isChunkFailure(error) || (await isRecovered(error))) return
      notify({
        message: 'resource.chunkFailed',
        tone: 'danger',
        action: { label: t('reload'), run: () => location.reload() },
      })
    }
    const onError = (event: ErrorEvent) => void report(event.error)
    const onRejection = (event: PromiseRejectionEvent) => void report(event.reason)
    const resolved = setTimeout(() => void recovering().catch(() => undefined), debounceMs)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      clearTimeout(resolved)
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [t])
}
