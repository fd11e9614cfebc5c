'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { AgencyError, type ErrorCode } from '#contract/errors.ts'
import { ErrorState } from '@/components/resource/error-state'

export function PrintFailed({ code, params }: { code: ErrorCode; params: Record<string, string | number> }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  return (
    <ErrorState
      error={new AgencyError(code, { params })}
      onRetry={() => startTransition(() => router.refresh())}
      isRetrying={isPending}
    />
  )
}
