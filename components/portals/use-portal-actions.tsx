import { useTranslations } from 'next-intl'
import { usePathname, useRouter } from 'next/navigation'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { PropertyExport } from '#contract/portal-records.ts'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { notify, notifyUndoable } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { ConfirmPortalRedirect } from './confirm-portal-redirect'
import { type PortalRecord, type PortalReport, PortalReportDialog } from './portal-report-dialog'
import { fetchAdvertisedIds, requestRemoval, useRemoveAdverts } from './use-remove-adverts'

function toReturnPath(path: string): string {
  const query = new URLSearchParams(window.location.search)
  // The outcome of an earlier redirect (portal-return-card.tsx).
  query.delete('portal')
  const pathWithQuery = query.size === 0 ? path : `${path}?${query}`
  return pathWithQuery.length > limits.returnUrlMax ? path : pathWithQuery
}

type Result = CallResponse<'portals.exportProperties'>['results'][number]
const isFailed = ({ rows: problems, error }: Result) => problems.length > 0 || error !== null
const maxPerCall = limits.rowsPerPageMax

export function usePortalActions() {
  const t = useTranslations('portals')
  const tRoot = useTranslations()
  const path = usePathname()
  const router = useRouter()
  const [consentTarget, setConsentTarget] = useState<{ place: ExportPlace; url: string } | null>(null)
  const [report, setReport] = useState<PortalReport | null>(null)
  const [removalTarget, setRemovalTarget] = useState<{ id: number; publication: PropertyExport } | null>(null)
  const revalidate = ['portals', 'properties.exporterLog', 'properties.general'] as const

  const nameOf = (place: ExportPlace) => t(`names.${place}`)
  const redirectToConsent = (place: ExportPlace, url: string | null) => {
    if (url !== null) setConsentTarget({ place, url })
    return url !== null
  }

  const removeMany = useRemoveAdverts(setReport)
  const publish = useAction(
    async (place: ExportPlace, records: readonly PortalRecord[]) => {
      const advertisedIds = records.length > 1 ? await fetchAdvertisedIds(place, records) : null
      const results: Result[] = []
      for (let from = 0; from < records.length; from += maxPerCall) {
        const properties = records.slice(from, from + maxPerCall).map(({ id }) => id)
        const response = await call('portals.exportProperties', {
          body: { properties, place, url: toReturnPath(path) },
        })
        results.push(...response.results)
        // Stop: consent is required before anything else is sent.
        if (response.is_url_request)
          return { place, records, advertisedIds, url: response.request_authorization_url, results }
      }
      return { place, records, advertisedIds, url: null, results }
    },
    {
      revalidate,
      onDone: ({ place, records, advertisedIds, url, results }) => {
        if (redirectToConsent(place, url)) return
        const portal = nameOf(place)
        const failedResults = results.filter(isFailed)
        if (results.length === 1)
          return void notify({
            text: t(failedResults.length > 0 ? 'refused' : 'publishing', { portal }),
            tone: failedResults.length > 0 ? 'danger' : 'good',
          })
        const text = t('manyPublishing', {
          portal,
          count: results.length - failedResults.length,
          refused: failedResults.length,
        })
        const recordOf = (id: number) => records.find((record) => record.id === id) ?? { id, title: '-' }
        if (failedResults.length > 0)
          setReport({
            title: text,
            lines: failedResults.map(({ id, rows, error }) => ({ record: recordOf(id), rows, error })),
          })
        const newlyListed = results.filter(
          (result) => !isFailed(result) && advertisedIds?.has(result.id) === false,
        )
        if (newlyListed.length > 0)
          notifyUndoable(text, tRoot('listing.list.undo'), () =>
            removeMany.run(
              place,
              newlyListed.map(({ id, uuid }) => ({ record: recordOf(id), uuid })),
            ),
          )
        else if (failedResults.length === 0)
          notify({
            text,
            ...(path !== '/portals' && {
              action: { label: t('seeBoard'), run: () => router.push('/portals') },
            }),
          })
      },
    },
  )
  // Discards a publication that never reached the portal; unlike `remove`, without confirmation.
  const dismiss = useAction(requestRemoval, { revalidate })
  const remove = useAction(requestRemoval, {
    revalidate,
    onDone: (place) => {
      setRemovalTarget(null)
      notify({ text: t('removing', { portal: nameOf(place) }) })
    },
  })
  const connect = useAction(async (place: ExportPlace) => {
    const response = await call('portals.authorize', { query: { place, url: toReturnPath(path) } })
    redirectToConsent(place, response.request_authorization_url)
  })

  return {
    publish: publish.run,
    removeMany: (place: ExportPlace, adverts: Parameters<typeof removeMany.run>[1]) =>
      removeMany.run(place, adverts, (records) => publish.run(place, records)),
    isRemovingMany: removeMany.isPending,
    connect: connect.run,
    dismiss: dismiss.run,
    openRemovalDialog: (id: number, publication: PropertyExport) => setRemovalTarget({ id, publication }),
    isPending: publish.isPending || connect.isPending,
    dialogs: (
      <>
        <ConfirmPortalRedirect target={consentTarget} onClose={() => setConsentTarget(null)} />
        {report !== null && <PortalReportDialog report={report} onClose={() => setReport(null)} />}
        <ConfirmDialog
          open={removalTarget !== null}
          title={t('removeTitle', {
            portal: removalTarget === null ? '' : nameOf(removalTarget.publication.place),
          })}
          description={t('removeText')}
          confirmLabel={t('remove')}
          isPending={remove.isPending}
          onCancel={() => setRemovalTarget(null)}
          onConfirm={() =>
            removalTarget !== null && void remove.run(removalTarget.id, removalTarget.publication)
          }
        />
      </>
    ),
  }
}
export type PortalActions = ReturnType<typeof usePortalActions>
