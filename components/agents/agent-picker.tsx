'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { Agent } from '#contract/agents.ts'
import { type Bound, type Framed, useBound } from '@/components/fields/bound'
import { GroupFrame } from '@/components/fields/frame'
import { ChoiceCard } from '@/components/listing/choice-card'
import { FindBox, useFind } from '@/components/listing/find-box'
import { Lookup } from '@/components/listing/lookup'
import { Avatar } from '@/components/ui/avatar'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'
import { initials } from '@/lib/format/initials'
import { mediaUrl } from '@/lib/format/media-url'
import { agentChoices } from './agent-picker-choices'

/** The one agent of a record, or none: a card pressed again is chosen no more. */
export function AgentPicker<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  disabled,
}: Bound<V, T, number | null | undefined> & Framed) {
  const t = useTranslations('agents')
  const { value, change, error, ref } = useBound({ control, name })
  const answer = useCall('agents.list', agentChoices)
  const { find, setFind, found } = useFind(answer.data?.agents ?? [], fullName)
  return (
    <GroupFrame {...{ label, help, error }}>
      <Lookup answer={answer} what={t('several')} waiting={<Waiting />}>
        {({ agents }) => (
          <div ref={ref} tabIndex={-1} className="outline-none">
            {agents.length === 0 && <p className="text-sm text-ink-soft">{t('none')}</p>}
            {agents.length > 9 && <FindBox label={t('find')} value={find} onChange={setFind} />}
            <ul className="grid max-h-124 gap-2.5 overflow-y-auto p-0.5 sm:grid-cols-2">
              {found.map((agent) => (
                <li key={agent.id}>
                  <ChoiceCard
                    name={name}
                    chosen={agent.id === value}
                    disabled={disabled}
                    onToggle={() => change(agent.id === value ? null : agent.id)}
                    className="flex h-full items-center gap-3 p-3 pr-9"
                  >
                    <AgentFace agent={agent} />
                  </ChoiceCard>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Lookup>
    </GroupFrame>
  )
}

function AgentFace({ agent }: { agent: Agent }) {
  const t = useTranslations('agents')
  const locale = useLocale()
  const name = fullName(agent)
  const role = agent.role === null ? '-' : inLanguage(agent.role, locale)
  return (
    <>
      <Avatar
        decorative
        name={name}
        initials={initials(name)}
        src={agent.avatar && mediaUrl('agents', agent.id, agent.avatar)}
        size="md"
      />
      <span className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-medium">{name}</span>
        {agent.email !== null && (
          <span className="block truncate text-ink-soft" title={agent.email}>
            {agent.email}
          </span>
        )}
        <span className="figures block truncate text-ink-soft">
          {[role !== '-' && role, t('properties', { count: agent.total_properties })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </>
  )
}

/** The agents that can be chosen, by name. */
export function useAgentNames() {
  const agents = useCall('agents.list', agentChoices).data?.agents ?? []
  return agents.map((agent) => ({ id: agent.id, name: fullName(agent) }))
}

function fullName(agent: Agent): string {
  return `${agent.first_name} ${agent.last_name}`.trim()
}

function Waiting() {
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} className="h-21" />
      ))}
    </div>
  )
}
