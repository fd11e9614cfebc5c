import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

/** Returns the ids of the popup's records that aren't on the list's page. */
export function missingIds(ids: readonly number[], page: readonly { id: number }[]): number[] {
  return ids.filter((id) => !page.some((record) => record.id === id))
}

export function MapPopup<Row extends { id: number }>({
  ids,
  page,
  loaded,
  error,
  cover,
  children,
}: {
  ids: readonly number[]
  page: readonly Row[]
  loaded: readonly Row[] | undefined
  error: unknown
  cover: (record: Row) => ReactNode
  children: (record: Row) => ReactNode
}) {
  const t = useTranslations('resource')
  if (loaded === undefined && missingIds(ids, page).length > 0)
    return error === undefined ? <Skeleton className="h-40" /> : <p className="p-3.5">{t('loadFailed')}</p>
  const byId = new Map([...(loaded ?? []), ...page].map((record) => [record.id, record]))
  const records = ids.map((id) => byId.get(id)).filter((record) => record !== undefined)
  const [first, ...others] = records
  return (
    <>
      {first !== undefined && others.length === 0 && cover(first)}
      <ul className="divide-y divide-line">{records.map(children)}</ul>
    </>
  )
}

export function MapPopupLine({
  price,
  aside,
  title,
  place,
}: {
  price: ReactNode
  aside: ReactNode
  title: ReactNode
  place: string
}) {
  return (
    <li className="px-3.5 py-3">
      <div className="flex items-baseline justify-between gap-2">
        {price}
        <span className="figures shrink-0 text-xs text-ink-soft">{aside}</span>
      </div>
      {title}
      <p className="m-0! mt-0.5 truncate text-ink-soft">{place}</p>
    </li>
  )
}

/** Link of a line's title; overrides Leaflet's link colours. */
export const mapPopupLink = 'mt-0.5 block rounded-sm font-medium text-ink! underline-offset-2 hover:underline'
