import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { AuthFrame } from '@/components/auth/auth-frame'
import { Messages } from '@/components/layout/messages'
import { themeKey, themeOf } from '@/components/layout/theme'

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const theme = themeOf((await cookies()).get(themeKey)?.value)
  return (
    <Messages of={['auth', 'fields', 'validation', 'layout.language', 'layout.theme', 'layout.themes']}>
      <AuthFrame theme={theme}>{children}</AuthFrame>
    </Messages>
  )
}
