import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SignupForm } from '@/components/auth/signup-form'
import { readSignInOptions } from '@/lib/agency/sign-up-options'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.signup')
  return { title: t('title'), referrer: 'no-referrer' }
}

export default async function SignupPage({ searchParams }: PageProps<'/signup'>) {
  const { setup } = await searchParams
  if (typeof setup === 'string') return <SignupForm setup={setup} />
  const { isClosed } = await readSignInOptions()
  return <SignupForm isClosed={isClosed} />
}
