import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Dashboard } from '@/components/dashboard/dashboard'
import { Messages } from '@/components/layout/messages'
import { UnconfirmedAddress } from '@/components/profile/unconfirmed-address'
import { requireSession } from '@/lib/agency/current-session'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { mediaUrl } from '@/lib/format/media-url'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('layout.menu'))('home') }
}

export default async function HomePage() {
  const [{ user }, statistics, unread, t] = await Promise.all([
    requireSession(),
    prefetch('dashboard.statistics', {}),
    prefetch('inbox.unread', {}),
    getTranslations('layout.menu'),
  ])
  const avatar = user.avatar && mediaUrl('users', user.id, user.avatar)
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 lg:px-8 lg:py-8">
      <h1 tabIndex={-1} className="sr-only">
        {t('home')}
      </h1>
      <Messages of={['dashboard', 'listing.card', 'auth.unconfirmed']}>
        {!user.verified && (
          <div className="mb-6">
            <UnconfirmedAddress email={user.email} />
          </div>
        )}
        <PrefetchBoundary results={[statistics, unread]}>
          <Dashboard account={{ name: user.name, email: user.email, initials: user.initials, avatar }} />
        </PrefetchBoundary>
      </Messages>
    </div>
  )
}
