import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { AgencyError } from '#contract/errors.ts'

const parts = {
  media: 'listing.tabs.media',
  location: 'listing.tabs.location',
  seo: 'listing.tabs.seo',
  attachments: 'listing.tabs.attachments',
  history: 'listing.tabs.history',
  collection: 'properties.tabs.collection',
  exporterlog: 'properties.tabs.exporterlog',
} as const

/** `Media · Edit property`: which part of a record is open, so that a browser's tabs are told apart (WCAG 2.4.2). */
export function partTitle(noun: 'properties' | 'condominiums', part: keyof typeof parts) {
  return async (): Promise<Metadata> => {
    const t = await getTranslations()
    return { title: `${t(parts[part])} · ${t(`${noun}.form.editTitle`)}` }
  }
}

/** Puts a record's name before the title of its pages. A record that does not exist has the title of a 404. */
export async function recordTitle(title: string, record: string | AgencyError): Promise<Metadata> {
  if (typeof record === 'string')
    return { title: { default: `${record} · ${title}`, template: `${record} · %s · Soleira` } }
  if (record.status !== 404) return { title }
  const missing = (await getTranslations('resource'))('notFound')
  // Without a placeholder, so that the pages below cannot name themselves.
  return { title: { default: missing, template: `${missing} · Soleira` } }
}
