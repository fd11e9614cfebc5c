import { ProfileScreen } from '@/components/profile/profile-screen'
import { prefetch } from '@/lib/agency/prefetch'
import { pageTitle } from '../../../page-title'
import { createTitledPage } from '../../titled-page'

export const generateMetadata = pageTitle('profile.title')

export default createTitledPage('profile.title', 'profile.subtitle', <ProfileScreen />, {
  load: () => Promise.all([prefetch('profile.get', {}), prefetch('profile.sessions', {})]),
  messages: ['profile', 'auth.unconfirmed'],
})
