import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { SessionKeeper } from '@/components/auth/session-keeper'
import { DemoDesk } from '@/components/demo/demo-desk'
import { agencySettings } from '@/components/layout/agency-settings'
import { Footer } from '@/components/layout/footer'
import { DeskFrame } from '@/components/layout/desk-frame'
import { Messages } from '@/components/layout/messages'
import { menuKey } from '@/components/layout/preferences'
import { themeKey, themeOf } from '@/components/layout/theme'
import { UpdateDesk } from '@/components/layout/update-desk'
import { OfflineGuard } from '@/components/resource/offline-guard'
import { UnsavedGuard } from '@/components/resource/unsaved-guard'
import { SearchDesk } from '@/components/search/search-desk'
import { UsersPanel } from '@/components/users/users-panel'
import { requireSession } from '@/lib/agency/current-session'
import { prefetchSession } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { mediaUrl } from '@/lib/format/media-url'

/** What the chrome and every page's lists and forms say; a noun's own words come with its pages' layout. */
const shared = [
  'layout',
  'ui',
  'fields',
  'validation',
  'auth.again',
  'auth.retryAt',
  'users.panel',
  'search',
  'shortcuts',
]

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const [{ user }, session, jar] = await Promise.all([requireSession(), prefetchSession(), cookies()])
  const { demo } = agencySettings()
  return (
    <Messages of={demo ? [...shared, 'demo'] : shared}>
      <PrefetchBoundary results={[session]}>
        <DeskFrame
          account={{
            name: user.name,
            email: user.email,
            initials: user.initials ?? null,
            avatar: user.avatar && mediaUrl('users', user.id, user.avatar),
          }}
          theme={themeOf(jar.get(themeKey)?.value)}
          collapsed={jar.get(menuKey)?.value === 'collapsed'}
          footer={<Footer />}
        >
          <UpdateDesk />
          {demo && <DemoDesk />}
          {children}
        </DeskFrame>
        <OfflineGuard />
        <UnsavedGuard />
        <UsersPanel />
        <SearchDesk />
        <SessionKeeper user={{ id: user.id, email: user.email }} />
      </PrefetchBoundary>
    </Messages>
  )
}
