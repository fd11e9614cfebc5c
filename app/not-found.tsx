import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageMissing } from '@/components/resource/page-missing'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('resource')
  return { title: t('notFound') }
}

export default function NotFound() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <PageMissing />
    </main>
  )
}
