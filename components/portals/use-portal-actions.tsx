'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { PropertyExport } from '#contract/portal-records.ts'
import { notify } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { AskToLeave } from './ask-to-leave'
import { AskToRemove } from './ask-to-remove'

/** A dashboard path as it travels within another path. */
const segmentOf = (path: string) => btoa(path).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** What can be done to a property at a portal, with the questions that come before; `dialogs` belongs on the page. */
export function usePortalActions() {
  const t = useTranslations('portals')
  const path = usePathname()
  const [leaving, setLeaving] = useState<{ place: ExportPlace; address: string } | null>(null)
  const [removing, setRemoving] = useState<{ id: number; known: PropertyExport } | null>(null)
  const revalidate = ['portals', 'properties.exporterLog', 'properties.general'] as const

  const nameOf = (place: ExportPlace) => t(`names.${place}`)
  const away = (place: ExportPlace, address: string | null) => {
    if (address !== null) setLeaving({ place, address })
    return address !== null
  }

  const publish = useAction(
    async (place: ExportPlace, ids: readonly number[]) => {
      const answer = await call('portals.exportProperties', {
        body: { properties: [...ids], place, url: path },
      })
      return { place, answer }
    },
    {
      done: null,
      revalidate,
      onDone: ({ place, answer }) => {
        if (answer.is_url_request && away(place, answer.request_authorization_url)) return
        const refused = answer.results.some(({ rows }) => rows.length > 0)
        notify({
          text: t(refused ? 'refused' : 'asked', { portal: nameOf(place) }),
          tone: refused ? 'danger' : 'good',
        })
      },
    },
  )
  const remove = useAction(
    async (id: number, { place, uuid }: PropertyExport) => {
      await call('portals.removeProperty', {
        params: { place, id, uuid: uuid ?? 'none', url: segmentOf('/portals') },
      })
      return place
    },
    {
      done: null,
      revalidate,
      onDone: (place) => {
        setRemoving(null)
        notify({ text: t('removing', { portal: nameOf(place) }) })
      },
    },
  )
  const connect = useAction(
    async (place: ExportPlace) => ({
      place,
      answer: await call('portals.authorize', { query: { place, url: path } }),
    }),
    { done: null, onDone: ({ place, answer }) => void away(place, answer.request_authorization_url) },
  )

  return {
    publish: publish.run,
    connect: connect.run,
    askToRemove: (id: number, known: PropertyExport) => setRemoving({ id, known }),
    pending: publish.pending || connect.pending,
    dialogs: (
      <>
        <AskToLeave to={leaving} onClose={() => setLeaving(null)} />
        <AskToRemove
          place={removing?.known.place ?? null}
          pending={remove.pending}
          onClose={() => setRemoving(null)}
          onRemove={() => removing !== null && void remove.run(removing.id, removing.known)}
        />
      </>
    ),
  }
}
export type PortalActions = ReturnType<typeof usePortalActions>
