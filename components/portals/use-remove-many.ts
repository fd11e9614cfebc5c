'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ExportPlace } from '#contract/portal-places.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify, notifyUndoable } from '@/components/resource/notifier'
import { runMany } from '@/components/resource/run-many'
import { trackPendingWrite } from '@/components/resource/unsaved-work'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import type { PortalRecord, PortalReport } from './portal-report-dialog'
import { unpublish } from './remove-adverts'

type Advert = { record: PortalRecord; uuid: string | null }

/** Requests the removal of several adverts. A failure doesn't stop the others and is reported with its record. */
export function useRemoveMany(showReport: (report: PortalReport) => void) {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const [pending, setPending] = useState(false)

  /** Offers `undo`, which receives the removed records. */
  async function run(
    place: ExportPlace,
    adverts: readonly Advert[],
    undo?: (records: readonly PortalRecord[]) => unknown,
  ) {
    setPending(true)
    const outcomes = await trackPendingWrite(() =>
      runMany(adverts, ({ record, uuid }) => unpublish(record.id, { place, uuid })),
    )
    setPending(false)
    void revalidate('portals')
    const failed = outcomes.filter((outcome) => outcome.state === 'failed')
    const removed = outcomes.filter(({ state }) => state === 'done').map(({ item }) => item.record)
    const portal = t(`portals.names.${place}`)
    const title = t('portals.removingMany', { portal, count: removed.length, failed: failed.length })
    if (removed.length > 0 && undo !== undefined)
      notifyUndoable(title, t('listing.list.undo'), () => undo(removed))
    else if (failed.length === 0) notify({ text: title })
    if (failed.length > 0)
      showReport({
        title,
        lines: failed.map(({ item: { record }, error }) => ({
          record,
          rows: [],
          error: asAgencyError(error).code,
        })),
      })
  }

  return { pending, run }
}
