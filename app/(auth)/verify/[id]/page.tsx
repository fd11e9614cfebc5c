import { VerifyPanel } from '@/components/auth/verify-panel'
import { createTitleMetadata } from '../../../page-title'

// The URL contains the link's secret.
export const generateMetadata = createTitleMetadata('auth.verify.title', { referrer: 'no-referrer' })

export default async function VerifyPage({ params }: PageProps<'/verify/[id]'>) {
  return <VerifyPanel id={(await params).id} />
}
