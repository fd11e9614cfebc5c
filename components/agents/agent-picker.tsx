import { useLocale, useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { Agent } from '#contract/agents.ts'
import type { FieldBinding, FieldProps } from '@/components/fields/field-binding'
import { CardPicker } from '@/components/portfolio/card-picker'
import { useAllAgents } from '@/components/records/use-all-agents'
import { fullNameOf } from '@/lib/format/full-name'
import { inLanguage } from '@/lib/format/in-language'
import { AgentAvatar } from './agent-avatar'
import { AgentEmail } from './agent-email'

export function AgentPicker<V extends FieldValues, T>(
  props: FieldBinding<V, T, number | null | undefined> & Omit<FieldProps, 'help'>,
) {
  return (
    <CardPicker
      {...props}
      resource="agents"
      response={useAllAgents()}
      itemsOf={({ agents }) => agents}
      nameOf={(agent) => fullNameOf(agent)}
      skeleton={{ cards: 6, card: 'h-21' }}
      cardClass="flex h-full items-center gap-3 p-3 pr-9"
    >
      {(agent) => <AgentCardContent agent={agent} />}
    </CardPicker>
  )
}

function AgentCardContent({ agent }: { agent: Agent }) {
  const t = useTranslations('agents')
  const locale = useLocale()
  const role = inLanguage(agent.role, locale)
  return (
    <>
      <AgentAvatar agent={agent} size="md" />
      <span className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-medium">{fullNameOf(agent)}</span>
        {agent.email !== null && (
          <span className="block text-ink-soft">
            <AgentEmail email={agent.email} />
          </span>
        )}
        <span className="figures block text-ink-soft">
          {role !== '-' && <>{role} · </>}
          <span className="whitespace-nowrap">{t('properties', { count: agent.total_properties })}</span>
        </span>
      </span>
    </>
  )
}
