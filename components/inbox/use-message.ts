'use client'

import { useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import type { MessageDetail } from '#contract/inbox.ts'
import { isMaybeUnsupported } from '@/components/resource/unsupported-call'
import { useCall } from '@/lib/agency/use-call'

const latest = { query: { limit: limits.rowsPerPageMax } }
const detailDefaults = { consent_text: null, consent_at: null, replies: [] }

/**
 * One message in full. If the API has no call for a single one, from the latest in the list, without consent and
 * replies.
 */
export function useMessage(id: number) {
  const response = useCall('inbox.get', { params: { id } })
  const supportsSingle = response.error === undefined || !isMaybeUnsupported(response.error)
  const all = useCall('inbox.list', supportsSingle ? null : latest)
  const fallback = useMemo((): MessageDetail | undefined => {
    const message = all.data?.inbox.find((item) => item.id === id)
    return message && { ...detailDefaults, ...message }
  }, [all.data, id])
  const { error, isValidating, mutate } =
    supportsSingle || (all.data !== undefined && fallback === undefined) ? response : all
  // SWR keeps the content of a deleted message.
  const isDeleted = response.error?.code === 'NOT_FOUND'
  return {
    message: isDeleted ? undefined : (response.data?.message ?? fallback),
    error,
    isValidating,
    mutate,
  }
}
