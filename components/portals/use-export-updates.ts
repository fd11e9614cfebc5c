import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { isExportPending } from '#contract/portal-places.ts'
import type { PropertyExport } from '#contract/portal-records.ts'
import { notify } from '@/components/resource/notifier'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'

/** Notifies when a pending publication of one property finishes, and revalidates the publication report. */
export function useExportUpdates(exports: readonly PropertyExport[] | undefined) {
  const t = useTranslations('portals')
  const { revalidate } = useMutateCalls()
  const previousExports = useRef<readonly PropertyExport[]>([])
  useEffect(() => {
    if (exports === undefined) return
    const finishedExports = exports.filter(
      (current) =>
        !isExportPending(current) &&
        previousExports.current.some(
          (previous) => previous.place === current.place && isExportPending(previous),
        ),
    )
    previousExports.current = exports
    if (finishedExports.length > 0) void revalidate('properties.exporterLog')
    for (const { place, state, portal_code: stateAtPortal, rows: problems } of finishedExports) {
      const portal = t(`names.${place}`)
      const [knownProblem] = problems.filter(({ problem }) => t.has(`problems.${problem}`))
      if (state === 'success')
        notify({ text: t(stateAtPortal === 'fetched' ? 'isFetched' : 'isOnline', { portal }) })
      if (state === 'removed') notify({ text: t('isRemoved', { portal }) })
      if (state === 'error')
        notify({
          text: knownProblem
            ? `${portal} · ${t(`problems.${knownProblem.problem}`, knownProblem.params)}`
            : t('returnedError', { portal }),
          tone: 'danger',
        })
    }
  }, [exports, revalidate, t])
}
