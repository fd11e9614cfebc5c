import { cookies } from 'next/headers'
import { About } from '@/components/layout/about'
import { ClientMessages } from '@/components/layout/client-messages'
import { themeKey, themeOf } from '@/components/layout/theme'
import { readSessionView } from '@/lib/agency/current-session'
import { readSignInOptions } from '@/lib/agency/sign-in-options'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('about.title')

export default async function AboutPage() {
  const [cookieStore, session, { isSignUpClosed }] = await Promise.all([
    cookies(),
    readSessionView(),
    readSignInOptions(),
  ])
  return (
    <ClientMessages namespaces={['layout.language', 'layout.theme', 'layout.themes']}>
      <About
        theme={themeOf(cookieStore.get(themeKey)?.value)}
        isSignedIn={session !== null}
        isSignUpClosed={isSignUpClosed}
      />
    </ClientMessages>
  )
}
