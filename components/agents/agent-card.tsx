import { EnvelopeIcon } from '@heroicons/react/20/solid'
import { ArrowsRightLeftIcon, PencilSquareIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { Agent } from '#contract/agents.ts'
import { ActionsMenu } from '@/components/ui/actions-menu'
import { Chip } from '@/components/ui/chip'
import { MenuItem, MenuSeparator } from '@/components/ui/menu'
import { fullNameOf } from '@/lib/format/full-name'
import { foreignLangOf, inLanguage } from '@/lib/format/in-language'
import { AgentAvatar } from './agent-avatar'
import { AgentEmail } from './agent-email'
import { profilePath } from './agent-name'
import { hasRecords } from './use-agent-actions'

export function AgentCard({
  agent,
  onTransfer,
  onDelete,
}: {
  agent: Agent
  onTransfer: (agent: Agent) => void
  onDelete: (agent: Agent) => void
}) {
  const t = useTranslations('agents')
  const locale = useLocale()
  const name = fullNameOf(agent)
  const description = inLanguage(agent.description, locale)
  return (
    <article className="group relative flex min-w-0 flex-col rounded-lg border border-line bg-surface p-5 transition-[border-color,box-shadow] duration-fast focus-within:border-line-strong hover:border-line-strong/60 hover:shadow-raised">
      <div className="flex items-center gap-3.5">
        <AgentAvatar agent={agent} size="lg" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-base">
            <Link
              href={profilePath(agent)}
              prefetch={false}
              className="py-1 outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
            >
              {name}
            </Link>
          </h2>
          <p lang={foreignLangOf(agent.role, locale)} className="truncate text-sm text-ink-soft">
            {inLanguage(agent.role, locale)}
          </p>
        </div>
        <div className="relative z-1 -mr-1.5 self-start">
          <ActionsMenu label={t('actions', { name })}>
            <MenuItem icon={<PencilSquareIcon />} href={`/agents/edit/${agent.id}`}>
              {t('edit')}
            </MenuItem>
            {hasRecords(agent) && (
              <MenuItem icon={<ArrowsRightLeftIcon />} onSelect={() => onTransfer(agent)}>
                {t('handOver')}
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => onDelete(agent)}>
              {t('delete')}
            </MenuItem>
          </ActionsMenu>
        </div>
      </div>
      <p lang={foreignLangOf(agent.description, locale)} className="mt-4 line-clamp-3 text-sm text-ink-soft">
        {description === '-' ? t('noDescription') : description}
      </p>
      <div className="mt-auto pt-4">
        {agent.email !== null && (
          <p className="mb-3 flex items-start gap-1.5 text-sm text-ink-soft">
            <EnvelopeIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <AgentEmail email={agent.email} />
          </p>
        )}
        <Chip tone={hasRecords(agent) ? 'brand' : 'plain'}>
          {t('inUse', { properties: agent.total_properties, condominiums: agent.total_condominiums })}
        </Chip>
      </div>
    </article>
  )
}
