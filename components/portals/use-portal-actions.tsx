'use client'

import { useTranslations } from 'next-intl'
import { usePathname, useRouter } from 'next/navigation'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { PropertyExport } from '#contract/portal-records.ts'
import { notify } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { ConfirmDisconnect } from './confirm-disconnect'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { type PortalReport, PortalReportDialog } from './portal-report-dialog'

const segmentOf = (path: string) => btoa(path).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

function returnPath(path: string): string {
  const query = new URLSearchParams(window.location.search)
  query.delete('portal')
  const whole = query.size === 0 ? path : `${path}?${query}`
  return whole.length > limits.returnAddressMax ? path : whole
}

type Result = CallResponse<'portals.exportProperties'>['results'][number]
/** A property to publish, with its names for the report. */
export type PortalRecord = { id: number; title: string }
const atOnce = limits.rowsPerPageMax

export function usePortalActions() {
  const t = useTranslations('portals')
  const path = usePathname()
  const router = useRouter()
  const [leaving, setLeaving] = useState<{ place: ExportPlace; address: string } | null>(null)
  const [report, setReport] = useState<PortalReport | null>(null)
  const [removing, setRemoving] = useState<{ id: number; publication: PropertyExport } | null>(null)
  const revalidate = ['portals', 'properties.exporterLog', 'properties.general'] as const

  const nameOf = (place: ExportPlace) => t(`names.${place}`)
  const away = (place: ExportPlace, address: string | null) => {
    if (address !== null) setLeaving({ place, address })
    return address !== null
  }

  const publish = useAction(
    async (place: ExportPlace, records: readonly PortalRecord[]) => {
      const results: Result[] = []
      for (let from = 0; from < records.length; from += atOnce) {
        const properties = records.slice(from, from + atOnce).map(({ id }) => id)
        const response = await call('portals.exportProperties', {
          body: { properties, place, url: returnPath(path) },
        })
        results.push(...response.results)
        // Stop: consent is required before anything else is sent.
        if (response.is_url_request)
          return { place, records, address: response.request_authorization_url, results }
      }
      return { place, records, address: null, results }
    },
    {
      done: null,
      revalidate,
      onDone: ({ place, records, address, results }) => {
        if (away(place, address)) return
        const portal = nameOf(place)
        const failed = results.filter(({ rows, error }) => rows.length > 0 || error !== null)
        const failedCount = failed.length
        if (results.length > 1) {
          const text = t('manyPublishing', {
            portal,
            count: results.length - failedCount,
            refused: failedCount,
          })
          if (failedCount > 0) {
            const lines = failed.map(({ id, rows, error }) => ({
              record: records.find((record) => record.id === id) ?? { id, title: '-' },
              rows,
              error,
            }))
            setReport({ title: text, lines })
            return
          }
          notify({
            text,
            ...(path !== '/portals' && {
              action: { label: t('seeBoard'), run: () => router.push('/portals') },
            }),
          })
        } else
          notify({
            text: t(failedCount > 0 ? 'refused' : 'publishing', { portal }),
            tone: failedCount > 0 ? 'danger' : 'good',
          })
      },
    },
  )
  const unpublish = async (id: number, { place, uuid }: PropertyExport) => {
    await call('portals.removeProperty', {
      params: { place, id, uuid: uuid ?? 'none', url: segmentOf('/portals') },
    })
    return place
  }
  const dismiss = useAction(unpublish, { done: null, revalidate })
  const remove = useAction(unpublish, {
    done: null,
    revalidate,
    onDone: (place) => {
      setRemoving(null)
      notify({ text: t('removing', { portal: nameOf(place) }) })
    },
  })
  const connect = useAction(
    async (place: ExportPlace) => ({
      place,
      response: await call('portals.authorize', { query: { place, url: returnPath(path) } }),
    }),
    {
      done: null,
      onDone: ({ place, response }) => void away(place, response.request_authorization_url),
    },
  )

  return {
    publish: publish.run,
    showReport: setReport,
    unpublish,
    connect: connect.run,
    dismiss: dismiss.run,
    requestRemoval: (id: number, publication: PropertyExport) => setRemoving({ id, publication }),
    pending: publish.pending || connect.pending,
    dialogs: (
      <>
        <ConfirmDisconnect to={leaving} onClose={() => setLeaving(null)} />
        {report !== null && <PortalReportDialog report={report} onClose={() => setReport(null)} />}
        <ConfirmDialog
          open={removing !== null}
          title={t('removeTitle', { portal: removing === null ? '' : nameOf(removing.publication.place) })}
          description={t('removeText')}
          confirm={t('remove')}
          pending={remove.pending}
          onCancel={() => setRemoving(null)}
          onConfirm={() => removing !== null && void remove.run(removing.id, removing.publication)}
        />
      </>
    ),
  }
}
export type PortalActions = ReturnType<typeof usePortalActions>
