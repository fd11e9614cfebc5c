'use client'

import { useTranslations } from 'next-intl'
import { Lookup } from '@/components/listing/lookup'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { EditAgentForm } from './agent-form'

/** The form once the agent is there: one that could not be loaded must never be saved over as empty. */
export function EditAgent({ id }: { id: number }) {
  const t = useTranslations('agents')
  return (
    <Lookup
      answer={useCall('agents.get', { params: { id } })}
      what={t('thisAgent')}
      waiting={<Skeleton className="h-140 max-w-form" />}
    >
      {() => <EditAgentForm id={id} />}
    </Lookup>
  )
}
