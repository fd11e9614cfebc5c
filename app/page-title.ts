import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** Returns a `generateMetadata` that titles the page with a UI string. */
export function createTitleMetadata(key: string, metadata: Metadata = {}) {
  return async (): Promise<Metadata> => ({ ...metadata, title: (await getTranslations())(key) })
}
