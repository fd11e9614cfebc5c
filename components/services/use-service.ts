'use client'

import { useMemo } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { lacksMethod } from '@/components/resource/lacks-call'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { serviceChoices } from './service-list-state'

type ResponseBody = {
  data: CallResponse<'services.get'> | undefined
  error: AgencyError | undefined
  isValidating: boolean
  mutate: () => Promise<unknown>
}

/** A service and its version; no version if it came from the list. */
export function useService(id: number): ResponseBody {
  const one = useCall('services.get', { params: { id } })
  const alone = one.error === undefined || !(one.error.status === 404 || lacksMethod(one.error))
  const all = useCall('services.list', alone ? null : serviceChoices)
  const listed = useMemo(() => {
    const service = all.data?.services.find((each) => each.id === id)
    return service === undefined ? undefined : { service }
  }, [all.data, id])
  if (alone || (all.data !== undefined && listed === undefined)) return one
  const { error, isValidating, mutate } = all
  return { data: one.data ?? listed, error, isValidating, mutate }
}
