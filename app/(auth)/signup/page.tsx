import { SignupForm } from '@/components/auth/signup-form'
import { readSignInOptions } from '@/lib/agency/sign-in-options'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('auth.signup.title', { referrer: 'no-referrer' })

export default async function SignupPage({ searchParams }: PageProps<'/signup'>) {
  const { setup: setupToken } = await searchParams
  if (typeof setupToken === 'string') return <SignupForm setupToken={setupToken} />
  const { isSignUpClosed } = await readSignInOptions()
  return <SignupForm isClosed={isSignUpClosed} />
}
