import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Page } from '@/components/layout/page'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('profile.title')

export default async function ProfilePage() {
  const [t, ...results] = await Promise.all([
    getTranslations('profile'),
    prefetch('profile.get', {}),
    prefetch('profile.sessions', {}),
  ])
  return (
    <ClientMessages namespaces={['profile', 'auth.unconfirmed']}>
      <PrefetchBoundary results={results}>
        <Page title={t('title')} subtitle={t('subtitle')}>
          <ProfileScreen />
        </Page>
      </PrefetchBoundary>
    </ClientMessages>
  )
}
