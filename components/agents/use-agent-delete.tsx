'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { Agent } from '#contract/agents.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { fullName } from './agent-name'

const HandOverDialog = dynamic(() => import('./hand-over-dialog').then((module) => module.HandOverDialog), {
  ssr: false,
})

/** Of an agent in use: how much leans on them. */
export type Leaning = { properties: number; condominiums: number }

/**
 * Deleting an agent: asks first; for one in use it says by what, and offers to hand that to another agent. `to` is where
 * to go on afterwards.
 */
export function useAgentDelete({ to }: { to?: string } = {}): {
  ask: (agent: Agent) => void
  dialogs: ReactNode
} {
  const [asked, setAsked] = useState<Agent | null>(null)
  const [leaning, setLeaning] = useState<Leaning | null>(null)
  const over = () => {
    setAsked(null)
    setLeaning(null)
  }
  const options = {
    revalidate: ['agents', 'properties'],
    done: 'common.DELETED_SUCCESSFULLY',
    onDone: over,
    to,
  } as const
  const remove = useAction((id: number) => orAlreadyDeleted(call('agents.remove', { params: { id } })), {
    ...options,
    onFailed: ({ code, params }) => {
      if (code !== 'AGENT_IN_USE') return false
      // Something was linked since the list was loaded.
      setLeaning({
        properties: Number(params.properties ?? 0),
        condominiums: Number(params.condominiums ?? 0),
      })
      return true
    },
  })
  const handOver = useAction(
    (id: number, agent_id: number) => call('agents.handOver', { params: { id }, body: { agent_id } }),
    options,
  )

  return {
    ask(agent) {
      const { total_properties: properties, total_condominiums: condominiums } = agent
      setAsked(agent)
      setLeaning(properties + condominiums > 0 ? { properties, condominiums } : null)
    },
    dialogs: (
      <>
        <ConfirmDelete
          open={asked !== null && leaning === null}
          title={asked === null ? '' : fullName(asked)}
          pending={remove.pending}
          onCancel={over}
          onDelete={() => asked !== null && void remove.run(asked.id)}
        />
        {asked !== null && leaning !== null && (
          <HandOverDialog
            agent={asked}
            leaning={leaning}
            pending={handOver.pending}
            onCancel={over}
            onHandOver={(to) => void handOver.run(asked.id, to)}
          />
        )}
      </>
    ),
  }
}
