'use client'

import { FailedPage } from '@/components/resource/failed-page'

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <FailedPage error={error} retry={retry} />
    </main>
  )
}
