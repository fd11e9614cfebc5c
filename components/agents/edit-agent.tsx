'use client'

import { useTranslations } from 'next-intl'
import { Lookup } from '@/components/records/lookup'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { EditAgentForm } from './agent-form'

/** Renders the form once the agent is loaded: an agent that failed to load must never be overwritten with empty values. */
export function EditAgent({ id }: { id: number }) {
  const t = useTranslations('agents')
  return (
    <Lookup
      response={useCall('agents.get', { params: { id } })}
      what={t('thisAgent')}
      waiting={<Skeleton className="h-140 max-w-form" />}
    >
      {() => <EditAgentForm id={id} />}
    </Lookup>
  )
}
