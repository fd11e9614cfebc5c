import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Messages } from '@/components/layout/messages'
import { Page } from '@/components/layout/page'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile')
  return { title: t('title') }
}

export default async function ProfilePage() {
  const [t, ...fetched] = await Promise.all([
    getTranslations('profile'),
    prefetch('profile.get', {}),
    prefetch('profile.sessions', {}),
  ])
  return (
    <Messages of={['profile', 'auth.unconfirmed']}>
      <PrefetchBoundary results={fetched}>
        <Page title={t('title')} subtitle={t('subtitle')}>
          <ProfileScreen />
        </Page>
      </PrefetchBoundary>
    </Messages>
  )
}
