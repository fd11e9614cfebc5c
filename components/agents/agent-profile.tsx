'use client'

import {
  ArrowsRightLeftIcon,
  EnvelopeIcon,
  PencilSquareIcon,
  PhoneIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { DataBoundary } from '@/components/records/data-boundary'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { foreignLangOf, inLanguage } from '@/lib/format/in-language'
import { fullNameOf } from '@/lib/format/full-name'
import { AgentAvatar } from './agent-avatar'
import { AgentEmail } from './agent-email'
import { AgentPortfolio } from './agent-portfolio'
import { hasRecords, useAgentActions } from './use-agent-actions'

export function AgentProfile({ id }: { id: number }) {
  const t = useTranslations('agents')
  const locale = useLocale()
  const response = useCall('agents.get', { params: { id } })
  const { requestDelete, requestTransfer, dialogs } = useAgentActions({ to: '/agents/listings' })
  return (
    <DataBoundary
      response={response}
      subject={t('thisAgent')}
      listHref="/agents/listings"
      fallback={<Skeleton className="h-64" />}
    >
      {({ agent }) => (
        <div className="space-y-6">
          <Card className="p-5 sm:p-6">
            <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
              <AgentAvatar agent={agent} size="xl" />
              <div className="min-w-[min(100%,14rem)] flex-1">
                <h2 className="text-xl">{fullNameOf(agent)}</h2>
                <p lang={foreignLangOf(agent.role, locale)} className="text-ink-soft">
                  {inLanguage(agent.role, locale)}
                </p>
                <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-sm [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
                  {agent.email !== null && (
                    <li className="flex min-w-0 items-center gap-2">
                      <EnvelopeIcon aria-hidden />
                      <a
                        href={`mailto:${agent.email}`}
                        className="inline-flex min-h-6 items-center rounded-sm text-brand-strong underline-offset-2 hover:underline pointer-coarse:min-h-11"
                      >
                        <AgentEmail email={agent.email} />
                      </a>
                    </li>
                  )}
                  {agent.phone !== null && (
                    <li className="figures flex items-center gap-2">
                      <PhoneIcon aria-hidden />
                      <a
                        href={`tel:${agent.phone.replace(/[^\d+]/g, '')}`}
                        className="inline-flex min-h-6 items-center rounded-sm text-brand-strong underline-offset-2 hover:underline pointer-coarse:min-h-11"
                      >
                        {agent.phone}
                      </a>
                    </li>
                  )}
                </ul>
              </div>
              <div className="flex flex-wrap gap-2">
                <LinkButton href={`/agents/edit/${id}`} icon={<PencilSquareIcon />}>
                  {t('edit')}
                </LinkButton>
                {hasRecords(agent) && (
                  <Button icon={<ArrowsRightLeftIcon />} onClick={() => requestTransfer(agent)}>
                    {t('handOver')}
                  </Button>
                )}
                <Button variant="quiet" icon={<TrashIcon />} onClick={() => requestDelete(agent)}>
                  {t('delete')}
                </Button>
              </div>
            </div>
            <p
              lang={foreignLangOf(agent.description, locale)}
              className="mt-5 max-w-[70ch] whitespace-pre-line"
            >
              {agent.description === null ? t('noDescription') : inLanguage(agent.description, locale)}
            </p>
          </Card>
          <AgentPortfolio id={id} />
          {dialogs}
        </div>
      )}
    </DataBoundary>
  )
}
