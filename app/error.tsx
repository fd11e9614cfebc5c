'use client'

import { PageFailed } from '@/components/resource/page-failed'

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <PageFailed error={error} retry={retry} />
    </main>
  )
}
