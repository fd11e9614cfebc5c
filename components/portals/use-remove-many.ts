'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { BoardRow, PropertyExport } from '#contract/portal-records.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify } from '@/components/resource/notifier'
import { runMany } from '@/components/resource/run-many'
import { asPendingWrite } from '@/components/resource/unsaved-work'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { recordOf } from './board-cell'
import type { PortalActions } from './use-portal-actions'

type Listed = { row: BoardRow; publication: PropertyExport }

/** Requests the removal of several adverts. A failure doesn't stop the others and is reported with its record. */
export function useRemoveMany({ unpublish, showReport }: PortalActions, onDone: () => void) {
  const t = useTranslations('portals')
  const { revalidate } = useMutateCalls()
  const [pending, setPending] = useState(false)

  async function run(portal: string, adverts: readonly Listed[]) {
    setPending(true)
    const outcomes = await asPendingWrite(() =>
      runMany(adverts, ({ row, publication }) => unpublish(row.property_id, publication)),
    )
    setPending(false)
    onDone()
    void revalidate('portals')
    const failed = outcomes.filter((outcome) => outcome.state === 'failed')
    const title = t('removingMany', { portal, count: outcomes.length - failed.length, failed: failed.length })
    if (failed.length === 0) return void notify({ text: title })
    const lines = failed.map(({ item: { row }, error }) => ({
      record: recordOf(row),
      rows: [],
      error: asAgencyError(error).code,
    }))
    showReport({ title, lines })
  }

  return { pending, run }
}
