import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ExportPlace } from '#contract/portal-places.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify, notifyUndoable } from '@/components/resource/notifier'
import { runMany } from '@/components/resource/run-many'
import { trackPendingWrite } from '@/components/resource/unsaved-work'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { call } from '@/lib/agency/call'
import type { PortalRecord, PortalReport } from './portal-report-dialog'

type Advert = { record: PortalRecord; uuid: string | null }

/**
 * Returns `run`, which requests the removal of several adverts. A failure doesn't stop the others and is reported with
 * its record.
 */
export function useRemoveAdverts(showReport: (report: PortalReport) => void) {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const [isPending, setPending] = useState(false)

  /**
   * Requests the removals, then reports failures. If given, `undo` is offered and receives the records whose removal
   * was requested.
   */
  async function run(
    place: ExportPlace,
    adverts: readonly Advert[],
    undo?: (records: readonly PortalRecord[]) => unknown,
  ) {
    setPending(true)
    const outcomes = await trackPendingWrite(() =>
      runMany(adverts, ({ record, uuid }) => requestRemoval(record.id, { place, uuid })),
    )
    setPending(false)
    void revalidate('portals')
    const failures = outcomes.filter((outcome) => outcome.state === 'failed')
    const accepted = outcomes.filter(({ state }) => state === 'done').map(({ item }) => item.record)
    const portal = t(`portals.names.${place}`)
    const title = t('portals.removingMany', { portal, count: accepted.length, failed: failures.length })
    if (accepted.length > 0 && undo !== undefined)
      notifyUndoable(title, t('listing.list.undo'), () => undo(accepted))
    else if (failures.length === 0) notify({ text: title })
    if (failures.length > 0)
      showReport({
        title,
        lines: failures.map(({ item: { record }, error }) => ({
          record,
          rows: [],
          error: asAgencyError(error).code,
        })),
      })
  }

  return { isPending, run }
}

const encodeReturnPath = (path: string) =>
  btoa(path).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

export async function requestRemoval(
  id: number,
  { place, uuid }: { place: ExportPlace; uuid: string | null },
): Promise<ExportPlace> {
  await call('portals.removeProperty', {
    params: { place, id, uuid: uuid ?? 'none', url: encodeReturnPath('/portals') },
  })
  return place
}

/** Returns the ids of the properties with an advert on the portal, or null if the request fails. */
export async function fetchAdvertisedIds(
  place: ExportPlace,
  records: readonly { id: number }[],
): Promise<ReadonlySet<number> | null> {
  try {
    const { adverts } = await call('portals.adverts', { query: { properties: records.map(({ id }) => id) } })
    return new Set(adverts.filter((advert) => advert.place === place).map(({ property_id }) => property_id))
  } catch {
    return null
  }
}
