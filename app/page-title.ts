import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** Returns a `generateMetadata` that titles the page with a UI string. */
export function pageTitle(key: string) {
  return async (): Promise<Metadata> => ({ title: (await getTranslations())(key) })
}
