'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { Agent } from '#contract/agents.ts'
import { reportDeleted } from '@/components/resource/already-deleted'
import { notify } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { fullName } from './agent-name'

const ReassignDialog = dynamic(() => import('./reassign-dialog').then((module) => module.ReassignDialog), {
  ssr: false,
})

/** Transfers the records of an agent to another one. The first agent isn't deleted. */
export function useAgentTransfer(): { requestTransfer: (agent: Agent) => void; dialog: ReactNode } {
  const t = useTranslations('agents.reassign')
  const [from, setFrom] = useState<Agent | null>(null)
  const transfer = useAction(
    ({ id }: Agent, agent_id: number) => call('agents.transfer', { params: { id }, body: { agent_id } }),
    {
      revalidate: ['agents', 'properties', 'condominiums', 'inbox'],
      successMessage: null,
      onDone() {
        notify({ text: t('done') })
        setFrom(null)
      },
      onFailed: (error, agent) => {
        // The dialog says that the receiver was deleted.
        if (error.code === 'MISSING') return true
        if (!reportDeleted(error, fullName(agent))) return false
        setFrom(null)
        return true
      },
    },
  )
  return {
    requestTransfer: setFrom,
    dialog: from !== null && (
      <ReassignDialog
        agent={from}
        linked={{ properties: from.total_properties, condominiums: from.total_condominiums }}
        keepsAgent
        pending={transfer.pending}
        onCancel={() => setFrom(null)}
        onReassign={(to) => void transfer.run(from, to)}
      />
    ),
  }
}

export const hasRecords = ({ total_properties, total_condominiums }: Agent) =>
  total_properties + total_condominiums > 0
