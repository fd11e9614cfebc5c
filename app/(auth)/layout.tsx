import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { AuthFrame } from '@/components/auth/auth-frame'
import { ClientMessages } from '@/components/layout/client-messages'
import { themeKey, themeOf } from '@/components/layout/theme'

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const theme = themeOf((await cookies()).get(themeKey)?.value)
  return (
    <ClientMessages
      namespaces={['auth', 'fields', 'validation', 'layout.language', 'layout.theme', 'layout.themes']}
    >
      <AuthFrame theme={theme}>{children}</AuthFrame>
    </ClientMessages>
  )
}
