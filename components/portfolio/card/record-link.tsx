import { useLocale } from 'next-intl'
import Link from 'next/link'
import type { MouseEvent } from 'react'
import type { Language } from '#contract/values.ts'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { notifyError } from '@/components/resource/notifier'
import { foreignLangOfApiText } from '@/lib/format/in-language'

export type LinkedRecord = { id: number; title: string; disabled: 0 | 1; missing?: readonly Language[] }

/** A record's title, linked to its page. Demo records that can't be opened show a notification instead. */
export function RecordLink({
  resource,
  record,
  className,
}: {
  resource: ListingResource
  record: LinkedRecord
  className?: string
}) {
  const locale = useLocale()

  function handleClick(event: MouseEvent) {
    if (record.disabled === 0) return
    event.preventDefault()
    notifyError({ code: 'DEMO', params: {} })
  }
  return (
    <Link
      href={`/${resource}/edit/${record.id}/general`}
      lang={foreignLangOfApiText(locale, record.missing)}
      prefetch={false}
      onClick={handleClick}
      className={className}
    >
      {record.title}
    </Link>
  )
}
