import { getTranslations } from 'next-intl/server'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { prefetch } from '@/lib/agency/prefetch'
import { createTitleMetadata } from '../../../page-title'
import { DashboardPage } from '../../dashboard-page'

export const generateMetadata = createTitleMetadata('profile.title')

export default async function ProfilePage() {
  const [t, ...results] = await Promise.all([
    getTranslations('profile'),
    prefetch('profile.get', {}),
    prefetch('profile.sessions', {}),
  ])
  return (
    <DashboardPage
      namespaces={['profile', 'auth.unconfirmed']}
      results={results}
      title={t('title')}
      subtitle={t('subtitle')}
    >
      <ProfileScreen />
    </DashboardPage>
  )
}
