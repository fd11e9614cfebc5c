import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { About } from '@/components/layout/about'
import { Messages } from '@/components/layout/messages'
import { themeKey, themeOf } from '@/components/layout/theme'
import { readSessionView } from '@/lib/agency/current-session'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('about')
  return { title: t('title') }
}

export default async function AboutPage() {
  const [jar, session] = await Promise.all([cookies(), readSessionView()])
  return (
    <Messages of={['layout.language', 'layout.theme', 'layout.themes']}>
      <About theme={themeOf(jar.get(themeKey)?.value)} signedIn={session !== null} />
    </Messages>
  )
}
