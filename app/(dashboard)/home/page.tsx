import { getNow, getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { getFieldLabels } from '@/components/activity/field-labels'
import { Dashboard } from '@/components/dashboard/dashboard'
import { setupKey } from '@/components/dashboard/setup-preference'
import { todayQueries } from '@/components/dashboard/today-queries'
import { ClientMessages } from '@/components/layout/client-messages'
import { VerifyEmailBanner } from '@/components/profile/verify-email-banner'
import { requireSession } from '@/lib/agency/current-session'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { mediaUrl } from '@/lib/format/media-url'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('layout.menu.home')

export default async function HomePage() {
  const { user } = await requireSession()
  const isAdministrator = user.role === 'Administrator'
  const [t, now, ...results] = await Promise.all([
    getTranslations('layout.menu'),
    getNow(),
    prefetch('dashboard.statistics', {}),
    prefetch('inbox.list', todayQueries.unread),
    prefetch('inbox.list', todayQueries.unanswered),
    prefetch('portals.board', todayQueries.portals),
    prefetch('properties.list', todayQueries.properties),
    prefetch('condominiums.list', todayQueries.condominiums),
    ...(isAdministrator ? [prefetch('activity.agency', todayQueries.activity)] : []),
  ])
  const avatar = user.avatar && mediaUrl('users', user.id, user.avatar)
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 lg:py-8">
      <h1 tabIndex={-1} className="sr-only">
        {t('home')}
      </h1>
      <ClientMessages
        namespaces={[
          'dashboard',
          'listing.card',
          'listing.filter.missingOf',
          'auth.unconfirmed',
          'activity.actions',
          'activity.resources',
          'portals.names',
        ]}
      >
        {!user.verified && (
          <div className="mb-6">
            <VerifyEmailBanner email={user.email} />
          </div>
        )}
        <PrefetchBoundary results={results}>
          <Dashboard
            account={{ name: user.name, email: user.email, initials: user.initials, avatar }}
            user={{ id: user.id, isAdministrator }}
            isSetupHidden={(await cookies()).get(setupKey)?.value === 'hidden'}
            now={now.getTime()}
            fieldLabels={isAdministrator ? await getFieldLabels() : {}}
          />
        </PrefetchBoundary>
      </ClientMessages>
    </div>
  )
}
