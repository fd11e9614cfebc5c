import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { AgencyError } from '#contract/errors.ts'

const tabTitles = {
  media: 'listing.tabs.media',
  location: 'listing.tabs.location',
  seo: 'listing.tabs.seo',
  attachments: 'listing.tabs.attachments',
  history: 'listing.tabs.history',
  collection: 'properties.tabs.collection',
  portals: 'properties.tabs.portals',
  exporterlog: 'properties.tabs.exporterlog',
} as const

/** Creates a title like `Media · Edit property`, so that browser tabs are distinguishable (WCAG 2.4.2). */
export function createTabMetadata(resource: 'properties' | 'condominiums', part: keyof typeof tabTitles) {
  return async (): Promise<Metadata> => {
    const t = await getTranslations()
    return { title: `${t(tabTitles[part])} · ${t(`${resource}.form.editTitle`)}` }
  }
}

/**
 * Prefixes the title of a record's pages with its name. A missing record, or null for a URL without a valid id, gets
 * the title of the 404 page: `notFound()` in a layout's metadata would leave the title empty.
 */
export async function createRecordMetadata(
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
