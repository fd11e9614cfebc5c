import Link from 'next/link'
import type { MouseEvent } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'

/** The title, leading to the record; one that the demonstration keeps closed says so instead. */
export function PropertyLink({
  property,
  onBlocked,
  className,
}: {
  property: Pick<Property, 'id' | 'title' | 'disabled'>
  onBlocked: () => void
  className?: string
}) {
  function open(event: MouseEvent) {
    if (property.disabled === 0) return
    event.preventDefault()
    onBlocked()
  }
  return (
    <Link
      href={`/properties/edit/${property.id}/general`}
      prefetch={false}
      onClick={open}
      className={className}
    >
      {property.title}
    </Link>
  )
}
