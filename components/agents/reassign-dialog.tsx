import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import type { Agent } from '#contract/agents.ts'
import { DataBoundary } from '@/components/records/data-boundary'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { fullNameOf } from '@/lib/format/full-name'
import { useAllAgents } from '@/components/records/use-all-agents'

export type LinkedCounts = { properties: number; condominiums: number }

export function ReassignDialog({
  agent,
  linkedCounts,
  keepsAgent,
  isPending,
  onCancel,
  onReassign,
}: {
  agent: Agent
  linkedCounts: LinkedCounts
  /** False if the agent will be deleted afterwards. */
  keepsAgent: boolean
  isPending: boolean
  onCancel: () => void
  onReassign: (receiverId: number) => void
}) {
  const t = useTranslations()
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const response = useAllAgents()
  const [receiverId, setReceiverId] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  // Another user deleted the chosen agent; the failed request reloaded the list.
  const isDeleted = receiverId !== null && response.data?.agents.every(({ id }) => id !== receiverId) === true
  const error = isDeleted ? 'receiverDeleted' : isMissing ? 'missing' : undefined

  function reassign() {
    if (receiverId !== null && !isDeleted) return onReassign(receiverId)
    setMissing(true)
    select.current?.focus()
  }

  return (
    <ConfirmDialog
      role={keepsAgent ? 'dialog' : 'alertdialog'}
      title={t(keepsAgent ? 'agents.reassign.keepTitle' : 'agents.reassign.title', {
        name: fullNameOf(agent),
      })}
      description={t(keepsAgent ? 'agents.reassign.keepHelp' : 'agents.reassign.help', {
        ...linkedCounts,
        name: fullNameOf(agent),
      })}
      confirmLabel={t(
        keepsAgent ? 'agents.reassign.keepDo' : isPending ? 'common.deleting' : 'agents.reassign.do',
      )}
      variant={keepsAgent ? 'primary' : 'danger'}
      isPending={isPending}
      onCancel={onCancel}
      onConfirm={reassign}
    >
      <DataBoundary
        response={response}
        subject={t('agents.several')}
        fallback={<Skeleton className="h-17" />}
      >
        {({ agents }) => {
          const others = agents.filter((candidate) => candidate.id !== agent.id)
          if (others.length === 0) return <p>{t('agents.reassign.nobody')}</p>
          return (
            <>
              <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
                {t('agents.reassign.to')}
              </label>
              <Select
                id={id}
                ref={select}
                value={isDeleted ? '' : (receiverId ?? '')}
                aria-invalid={error !== undefined || undefined}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
                disabled={isPending}
                onChange={({ target }) => {
                  setMissing(false)
                  setReceiverId(target.value === '' ? null : Number(target.value))
                }}
              >
                <option value="">{t('agents.reassign.choose')}</option>
                {others.map((candidate) => (
                  <option key={candidate.id} value={candidate.id}>
                    {fullNameOf(candidate)}
                  </option>
                ))}
              </Select>
              <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-danger">
                {error !== undefined && t(`agents.reassign.${error}`)}
              </p>
            </>
          )
        }}
      </DataBoundary>
    </ConfirmDialog>
  )
}
