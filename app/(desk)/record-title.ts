import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

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
