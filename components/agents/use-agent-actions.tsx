import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Agent } from '#contract/agents.ts'
import type { AgencyError } from '#contract/errors.ts'
import { ignoreAlreadyDeleted, reportDeleted } from '@/components/resource/already-deleted'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { notify } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { fullNameOf } from '@/lib/format/full-name'
import type { LinkedCounts } from './reassign-dialog'

const ReassignDialog = dynamic(() => import('./reassign-dialog').then((module) => module.ReassignDialog), {
  ssr: false,
})

export const hasRecords = ({ total_properties, total_condominiums }: Agent) =>
  total_properties + total_condominiums > 0

const linkedCountsOf = ({
  total_properties: properties,
  total_condominiums: condominiums,
}: Agent): LinkedCounts => ({
  properties,
  condominiums,
})

const resourcesWithAgents = ['properties', 'condominiums', 'inbox'] as const

/**
 * Returns functions that delete an agent after confirmation or transfer the agent's records to another one, and the
 * dialogs to render. An agent in use can only be deleted with a transfer. `to` is the path to open after a deletion.
 */
export function useAgentActions({ to }: { to?: string } = {}) {
  const t = useTranslations('agents.reassign')
  const [dialog, setDialog] = useState<{
    agent: Agent
    linkedCounts: LinkedCounts | null
    keepsAgent: boolean
  } | null>(null)
  const { revalidate } = useMutateCalls()
  const close = () => setDialog(null)
  const onFailed = (error: AgencyError, agent: Agent) => {
    // The agent who was to receive the records was deleted. ReassignDialog finds this in the reloaded list.
    if (error.code === 'MISSING') return true
    if (!reportDeleted(error, fullNameOf(agent))) return false
    close()
    // Deletions revalidate only the list.
    void revalidate('agents.get')
    return true
  }
  const deletionOptions = {
    // Only the list of agents: the page of a deleted agent must not fetch it again.
    revalidate: ['agents.list', ...resourcesWithAgents],
    successMessage: 'common.DELETED_SUCCESSFULLY',
    onDone: close,
    to,
  } as const
  const remove = useAction((id: number) => ignoreAlreadyDeleted(call('agents.remove', { params: { id } })), {
    ...deletionOptions,
    onFailed: ({ code, params }) => {
      if (code !== 'AGENT_IN_USE') return false
      // A record was linked to the agent after the list was loaded.
      const linkedCounts = {
        properties: Number(params.properties ?? 0),
        condominiums: Number(params.condominiums ?? 0),
      }
      setDialog((current) => current && { ...current, linkedCounts })
      return true
    },
  })
  const handOverAndDelete = useAction(
    ({ id }: Agent, agent_id: number) => call('agents.handOver', { params: { id }, body: { agent_id } }),
    { ...deletionOptions, onFailed },
  )
  const transfer = useAction(
    ({ id }: Agent, agent_id: number) => call('agents.transfer', { params: { id }, body: { agent_id } }),
    {
      revalidate: ['agents', ...resourcesWithAgents],
      onDone() {
        notify({ text: t('done') })
        close()
      },
      onFailed,
    },
  )
  const reassign = dialog?.keepsAgent ? transfer : handOverAndDelete

  return {
    requestDelete: (agent: Agent) =>
      setDialog({ agent, linkedCounts: hasRecords(agent) ? linkedCountsOf(agent) : null, keepsAgent: false }),
    requestTransfer: (agent: Agent) =>
      setDialog({ agent, linkedCounts: linkedCountsOf(agent), keepsAgent: true }),
    dialogs: (
      <>
        <ConfirmDelete
          open={dialog !== null && dialog.linkedCounts === null}
          title={dialog === null ? '' : fullNameOf(dialog.agent)}
          isPending={remove.isPending}
          onCancel={close}
          onDelete={() => dialog !== null && void remove.run(dialog.agent.id)}
        />
        {dialog !== null && dialog.linkedCounts !== null && (
          <ReassignDialog
            agent={dialog.agent}
            linkedCounts={dialog.linkedCounts}
            keepsAgent={dialog.keepsAgent}
            isPending={reassign.isPending}
            onCancel={close}
            onReassign={(receiverId) => void reassign.run(dialog.agent, receiverId)}
          />
        )}
      </>
    ),
  }
}
