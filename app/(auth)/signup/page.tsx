import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SignupForm } from '@/components/auth/signup-form'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.signup')
  return { title: t('title'), referrer: 'no-referrer' }
}

export default async function SignupPage({ searchParams }: PageProps<'/signup'>) {
  const { setup } = await searchParams
  return <SignupForm setup={typeof setup === 'string' ? setup : undefined} />
}
