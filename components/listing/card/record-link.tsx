import Link from 'next/link'
import type { MouseEvent } from 'react'

/** The title, leading to the record; one that the demonstration keeps closed says so instead. */
export function RecordLink({
  href,
  record,
  onBlocked,
  className,
}: {
  href: string
  record: { title: string; disabled: 0 | 1 }
  onBlocked: () => void
  className?: string
}) {
  function open(event: MouseEvent) {
    if (record.disabled === 0) return
    event.preventDefault()
    onBlocked()
  }
  return (
    <Link href={href} prefetch={false} onClick={open} className={className}>
      {record.title}
    </Link>
  )
}
