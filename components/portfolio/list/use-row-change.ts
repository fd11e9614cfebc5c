'use client'

import { useTranslations } from 'next-intl'
import type { KeyedMutator } from 'swr'
import { reportDeleted } from '@/components/resource/already-deleted'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify, notifyError } from '@/components/resource/notifier'
import { trackPendingWrite } from '@/components/resource/unsaved-work'
import { type Resource, useMutateCalls } from '@/lib/agency/use-mutate-calls'

type Page<Row> = { rows: readonly Row[]; total: number }

type Rules<ResponseBody, Row> = {
  resource: Resource
  pageOf: (response: ResponseBody) => Page<Row>
  withPage: (response: ResponseBody, page: { rows: Row[]; total: number }) => ResponseBody
  isListed: (row: Row) => boolean
  /** Names the record and its change in the notification that offers a retry. */
  nameOf: (changed: Row, before: Row) => string
}

/**
 * Changes a record in a list optimistically. If the request fails, rolls back and shows the reason; if the API wasn't
 * reached, also offers a retry. Resolves with true on success.
 */
export function useRowChange<ResponseBody, Row extends { id: number }>(
  list: { data: ResponseBody | undefined; mutate: KeyedMutator<ResponseBody> },
  { resource, pageOf, withPage, isListed, nameOf }: Rules<ResponseBody, Row>,
) {
  const { revalidate } = useMutateCalls()
  const t = useTranslations()

  /** Returns the response with the changed record: in place, removed if it left the list, or reinserted. */
  function withRow(response: ResponseBody, row: Row, index: number): ResponseBody {
    const { rows, total } = pageOf(response)
    const current = rows.findIndex(({ id }) => id === row.id)
    const stays = isListed(row)
    if (current >= 0 && stays) return withPage(response, { total, rows: rows.with(current, row) })
    if (current >= 0) return withPage(response, { total: total - 1, rows: rows.toSpliced(current, 1) })
    if (!stays || index < 0) return response
    return withPage(response, { total: total + 1, rows: rows.toSpliced(index, 0, row) })
  }

  const show = (row: Row, index: number) =>
    list.mutate(
      (stored) => {
        const response = stored ?? list.data
        return response === undefined ? undefined : withRow(response, row, index)
      },
      { revalidate: false },
    )

  return async function changeRow(before: Row, after: Row, send: () => Promise<void>): Promise<boolean> {
    const rows = list.data === undefined ? [] : pageOf(list.data).rows
    const index = rows.findIndex(({ id }) => id === before.id)
    void show(after, index)
    try {
      await trackPendingWrite(send)
      return true
    } catch (caught) {
      void show(before, index)
      const error = asAgencyError(caught)
      if (error.code !== 'SERVER_TIMEOUT_CONNECTION_ERROR') {
        if (!reportDeleted(error, nameOf(before, before))) notifyError(error)
      } else {
        const close = notify({
          text: t('resource.notSent', { name: nameOf(after, before) }),
          tone: 'danger',
          action: {
            label: t('common.retry'),
            run() {
              close()
              return changeRow(before, after, send)
            },
          },
        })
      }
      return false
    } finally {
      void revalidate(resource)
    }
  }
}
