import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { AgencyError } from '#contract/errors.ts'
import type { LanguageTag } from '#contract/language-tags.ts'
import type { PrefetchResult } from '@/lib/agency/prefetch'
import { parseId } from './record-id'

/**
 * Prefixes the title of a record's pages with the record's name. Pass the error if the record failed to load, and null
 * if the URL has no valid id. A missing record gets the 404 page's title: `notFound()` in a layout's metadata would
 * leave the title empty.
 */
export async function toRecordMetadata(
  title: string,
  record: string | AgencyError | null,
): Promise<Metadata> {
  if (typeof record === 'string')
    return { title: { default: `${record} · ${title}`, template: `${record} · %s · Soleira` } }
  if (record !== null && record.status !== 404) return { title }
  const missing = (await getTranslations('resource'))('notFound')
  // No placeholder: the pages below must not add their own titles.
  return { title: { default: missing, template: `${missing} · Soleira` } }
}

/** Returns the `generateMetadata` of the pages of a record whose id is in the URL. */
export function createRecordMetadata<Data>(
  titleKey: string,
  prefetchRecord: (id: number) => Promise<PrefetchResult<Data>>,
  nameOf: (data: Data, locale: LanguageTag) => string,
) {
  return async ({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> => {
    const title = (await getTranslations())(titleKey)
    const id = parseId((await params).id)
    const record = id === null ? null : await prefetchRecord(id)
    if (record === null || 'error' in record) return toRecordMetadata(title, record && record.error)
    return toRecordMetadata(title, nameOf(record.data, await getLocale()))
  }
}
