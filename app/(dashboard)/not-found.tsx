import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

export { PageMissing as default } from '@/components/resource/page-missing'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('resource'))('notFound') }
}
