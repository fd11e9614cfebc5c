'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { Agent } from '#contract/agents.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { ignoreAlreadyDeleted, reportDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { fullName } from './agent-name'
import type { LinkedCounts } from './reassign-dialog'

const ReassignDialog = dynamic(() => import('./reassign-dialog').then((module) => module.ReassignDialog), {
  ssr: false,
})

/**
 * Deletes an agent after confirmation. For an agent in use, shows the linked records and offers to reassign them.
 * `to` is the path to open afterwards.
 */
export function useAgentDelete({ to }: { to?: string } = {}): {
  requestDelete: (agent: Agent) => void
  dialogs: ReactNode
} {
  const [toDelete, setToDelete] = useState<Agent | null>(null)
  const [linked, setLinked] = useState<LinkedCounts | null>(null)
  const handleDeleted = () => {
    setToDelete(null)
    setLinked(null)
  }
  const options = {
    revalidate: ['agents', 'properties'],
    successMessage: 'common.DELETED_SUCCESSFULLY',
    onDone: handleDeleted,
    to,
    refresh: to !== undefined,
  } as const
  const remove = useAction((id: number) => ignoreAlreadyDeleted(call('agents.remove', { params: { id } })), {
    ...options,
    onFailed: ({ code, params }) => {
      if (code !== 'AGENT_IN_USE') return false
      // A record was linked to the agent after the list was loaded.
      setLinked({
        properties: Number(params.properties ?? 0),
        condominiums: Number(params.condominiums ?? 0),
      })
      return true
    },
  })
  const reassign = useAction(
    ({ id }: Agent, agent_id: number) => call('agents.handOver', { params: { id }, body: { agent_id } }),
    {
      ...options,
      onFailed: (error, agent) => {
        // The dialog says that the receiver was deleted.
        if (error.code === 'MISSING') return true
        if (!reportDeleted(error, fullName(agent))) return false
        handleDeleted()
        return true
      },
    },
  )

  return {
    requestDelete(agent) {
      const { total_properties: properties, total_condominiums: condominiums } = agent
      setToDelete(agent)
      setLinked(properties + condominiums > 0 ? { properties, condominiums } : null)
    },
    dialogs: (
      <>
        <ConfirmDelete
          open={toDelete !== null && linked === null}
          title={toDelete === null ? '' : fullName(toDelete)}
          pending={remove.pending}
          onCancel={handleDeleted}
          onDelete={() => toDelete !== null && void remove.run(toDelete.id)}
        />
        {toDelete !== null && linked !== null && (
          <ReassignDialog
            agent={toDelete}
            linked={linked}
            keepsAgent={false}
            pending={reassign.pending}
            onCancel={handleDeleted}
            onReassign={(to) => void reassign.run(toDelete, to)}
          />
        )}
      </>
    ),
  }
}
