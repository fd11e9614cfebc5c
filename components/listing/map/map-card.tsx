import type { ReactNode } from 'react'

/** What lies at a place of the map: one record with its photograph, or several by name. */
export function MapCard({ cover, children }: { cover: ReactNode; children: ReactNode }) {
  return (
    <>
      {cover}
      <ul className="divide-y divide-line">{children}</ul>
    </>
  )
}

/** One record there. */
export function MapCardLine({
  price,
  aside,
  title,
  place,
}: {
  price: ReactNode
  aside?: ReactNode
  title: ReactNode
  place: string
}) {
  return (
    <li className="px-3.5 py-3">
      <div className="flex items-baseline justify-between gap-2">
        {price}
        {aside}
      </div>
      {title}
      <p className="m-0! mt-0.5 truncate text-ink-soft">{place}</p>
    </li>
  )
}

/** The link of a line's title; the map has colours of its own for links. */
export const mapCardLink = 'mt-0.5 block rounded-sm font-medium text-ink! underline-offset-2 hover:underline'
