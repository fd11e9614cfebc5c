import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { SessionMonitor } from '@/components/auth/session-monitor'
import { readAgencySettings } from '@/components/layout/agency-settings'
import { AppShell } from '@/components/layout/app-shell'
import { ClientMessages } from '@/components/layout/client-messages'
import { Footer } from '@/components/layout/footer'
import { menuGroupsKey, menuKey } from '@/components/layout/preferences'
import { themeKey, themeOf } from '@/components/layout/theme'
import { OfflineGuard } from '@/components/resource/offline-guard'
import { UnsavedGuard } from '@/components/resource/unsaved-guard'
import { SearchDialog } from '@/components/search/search-dialog'
import { UsersPanel } from '@/components/users/users-panel'
import { requireSession } from '@/lib/agency/current-session'
import { prefetch, prefetchSession } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { mediaUrl } from '@/lib/format/media-url'
import { DemoNotice, UpdateNotice } from './notices'

/** Messages of the app shell and of every page's lists and forms. Each resource's layout adds the resource's own. */
const shellMessages = [
  'layout',
  'ui',
  'fields',
  'validation',
  'auth.again',
  'auth.retryAt',
  'users.panel',
  'search',
  'shortcuts',
  'saved-views',
]

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const [{ user }, session, unread, cookieStore] = await Promise.all([
    requireSession(),
    prefetchSession(),
    prefetch('inbox.unread', {}),
    cookies(),
  ])
  const { isDemo } = readAgencySettings()
  return (
    <ClientMessages namespaces={isDemo ? [...shellMessages, 'demo'] : shellMessages}>
      <PrefetchBoundary results={[session, unread]}>
        <AppShell
          account={{
            name: user.name,
            email: user.email,
            initials: user.initials ?? null,
            avatar: user.avatar && mediaUrl('users', user.id, user.avatar),
          }}
          theme={themeOf(cookieStore.get(themeKey)?.value)}
          isInitiallyCollapsed={cookieStore.get(menuKey)?.value === 'collapsed'}
          menuGroupsCookie={cookieStore.get(menuGroupsKey)?.value ?? ''}
          footer={<Footer />}
        >
          <UpdateNotice />
          {isDemo && <DemoNotice />}
          {children}
        </AppShell>
        <OfflineGuard />
        <UnsavedGuard />
        <UsersPanel />
        <SearchDialog />
        <SessionMonitor user={{ id: user.id, email: user.email }} />
      </PrefetchBoundary>
    </ClientMessages>
  )
}
