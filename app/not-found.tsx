import { NotFoundPage } from '@/components/resource/not-found-page'
import { pageTitle } from './page-title'

export const generateMetadata = pageTitle('resource.notFound')

export default function NotFound() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <NotFoundPage />
    </main>
  )
}
