import Link from 'next/link'
import type { MouseEvent } from 'react'

/** The title linked to the record; demo records that can't be opened show a notice instead. */
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
