import { useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import type { MessageDetail } from '#contract/inbox.ts'
import { isMaybeUnsupported } from '@/components/resource/unsupported-call'
import { useCall } from '@/lib/agency/use-call'

const latestMessagesArgs = { query: { limit: limits.rowsPerPageMax } }
const detailDefaults = { consent_text: null, consent_at: null, replies: [] }

/**
 * Loads a message. If the API has no endpoint for a single message, takes it from the latest ones in the list, without
 * consent and replies.
 */
export function useMessage(id: number) {
  const response = useCall('inbox.get', { params: { id } })
  const isGetSupported = response.error === undefined || !isMaybeUnsupported(response.error)
  const list = useCall('inbox.list', isGetSupported ? null : latestMessagesArgs)
  const listedMessage = useMemo((): MessageDetail | undefined => {
    const message = list.data?.inbox.find((item) => item.id === id)
    return message && { ...detailDefaults, ...message }
  }, [list.data, id])
  // Shows the error of `inbox.get` if the list loads without the message.
  const { error, isValidating, mutate } =
    isGetSupported || (list.data !== undefined && listedMessage === undefined) ? response : list
  // SWR keeps the data of a deleted message.
  const isDeleted = response.error?.code === 'NOT_FOUND'
  return {
    message: isDeleted ? undefined : (response.data?.message ?? listedMessage),
    error,
    isValidating,
    mutate,
  }
}
