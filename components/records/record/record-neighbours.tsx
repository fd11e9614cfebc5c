import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { limits } from '#contract/limits.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import type { ListingResource } from './listing-resource'
import { storeVisitedList, toIdEntries, useVisitedList } from './visited-lists'

/** Links to the previous and next record in the last visited list. They open the current tab, such as Photos. */
export function RecordNeighbours({ resource, id }: { resource: ListingResource; id: number }) {
  const t = useTranslations('listing.record')
  const neighbours = useNeighbours(resource, id)
  if (neighbours === null || neighbours.total < 2) return null
  const { number, total, previousId, nextId } = neighbours
  return (
    <nav aria-label={t('neighbours')} className="flex items-center gap-1 text-sm text-ink-soft">
      <span className="figures mr-1">{t('place', { place: number, total })}</span>
      <Step id={previousId} label={t('previous')} icon={<ChevronLeftIcon aria-hidden />} />
      <Step id={nextId} label={t('next')} icon={<ChevronRightIcon aria-hidden />} />
    </nav>
  )
}

function Step({ id, label, icon }: { id: number | null; label: string; icon: ReactNode }) {
  const pathname = usePathname()
  const className =
    'inline-flex size-8 items-center justify-center rounded border border-line bg-surface pointer-coarse:size-11 [&_svg]:size-4.5'
  return id === null ? (
    <span aria-hidden className={`${className} text-ink-faint opacity-50`}>
      {icon}
    </span>
  ) : (
    <Link
      href={pathname.replace(/\/edit\/\d+/, `/edit/${id}`)}
      aria-label={label}
      title={label}
      className={`${className} hover:bg-wash hover:text-ink`}
    >
      {icon}
    </Link>
  )
}

const noRecord = 0

/** Returns a record's number, from 1, and neighbours in the last visited list; null if it isn't in that list. */
function useNeighbours(resource: ListingResource, id: number) {
  const list = useVisitedList(resource)
  const [index] = [...(list?.ids ?? [])].find(([, recordId]) => recordId === id) ?? []
  const missingPosition =
    list === undefined || index === undefined
      ? undefined
      : [index - 1, index + 1].find(
          (position) => position >= 0 && position < list.total && !list.ids.has(position),
        )

  useEffect(() => {
    if (list === undefined || missingPosition === undefined) return
    const abortController = new AbortController()
    const { signal } = abortController
    const page = Math.floor(missingPosition / limits.rowsPerPageMax)
    list.fetchPage(page + 1, signal).then(
      ({ rows }) => {
        if (signal.aborted) return
        const fetchedEntries = toIdEntries(rows, page * limits.rowsPerPageMax)
        // If the list has become shorter, `noRecord` prevents further requests for this position.
        storeVisitedList(resource, {
          ...list,
          ids: new Map([...list.ids, [missingPosition, noRecord], ...fetchedEntries]),
        })
      },
      (error: unknown) => {
        if (!signal.aborted) notifyError(asAgencyError(error))
      },
    )
    return () => abortController.abort()
  }, [resource, list, missingPosition])

  if (list === undefined || index === undefined) return null
  return {
    number: index + 1,
    total: list.total,
    previousId: list.ids.get(index - 1) || null,
    nextId: list.ids.get(index + 1) || null,
  }
}
