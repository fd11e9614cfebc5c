'use client'

import { CheckIcon, EnvelopeIcon, FunnelIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MessageLabel } from '#contract/inbox.ts'
import { AgentsPicker } from '@/components/agents/agents-picker'
import { SearchBox } from '@/components/resource/search-box'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { folders, isOldestFirstByDefault } from './inbox-state'
import { allLabels, useLabelNames } from './label-picker-choices'
import { useInbox } from './use-inbox'

export function InboxFilters({
  inbox,
  children,
}: {
  inbox: ReturnType<typeof useInbox>
  children: ReactNode
}) {
  const t = useTranslations('inbox')
  const { params, search, navigate, setSearch } = inbox
  return (
    <section
      aria-label={t('filters')}
      className="mb-0.5 flex min-h-12 items-center gap-1 sm:gap-2 print:hidden"
    >
      <SearchBox label={t('search')} value={search} onChange={setSearch} />
      <LabelMenu label={params.label} onChange={(label) => navigate({ label })} />
      <AgentsPicker
        label={t('agents')}
        isCompact
        noneLabel={t('nobody')}
        value={params.agents}
        onChange={(agents) => navigate({ agents })}
      />
      <Button
        aria-pressed={params.isUnreadOnly}
        title={t('unreadOnly')}
        icon={<EnvelopeIcon aria-hidden />}
        onClick={() => navigate({ isUnreadOnly: !params.isUnreadOnly })}
        className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-ink max-lg:px-3!"
      >
        <span className="max-lg:sr-only">{t('unreadOnly')}</span>
      </Button>
      <div className="ml-auto flex items-center gap-2 max-sm:hidden">{children}</div>
    </section>
  )
}

export function InboxFolders() {
  const t = useTranslations('inbox')
  const { params, navigate } = useInbox()
  return (
    <SegmentedControl
      className="print:hidden"
      label={t('folder')}
      options={folders.map((value) => ({ value, label: t(`states.${value}`) }))}
      value={params.state}
      onChange={(state) => navigate({ state, isOldestFirst: isOldestFirstByDefault[state] })}
    />
  )
}

function LabelMenu({
  label,
  onChange,
}: {
  label: MessageLabel | null
  onChange: (label: MessageLabel | null) => void
}) {
  const t = useTranslations('inbox')
  const labelNameOf = useLabelNames()
  const choices = [
    { label: null, name: t('labels.all') },
    ...allLabels.map((value) => ({ label: value, name: labelNameOf(value) })),
  ]
  const labelName = choices.find((choice) => choice.label === label)?.name ?? ''
  return (
    <Menu
      align="start"
      button={
        <Button icon={<FunnelIcon aria-hidden />} title={labelName} className="max-sm:px-3!">
          <span className="max-w-44 truncate max-sm:sr-only">
            {t.rich('labelChosen', {
              name: labelName,
              b: (name) => <span className="font-semibold">{name}</span>,
            })}
          </span>
        </Button>
      }
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.name}
          onSelect={() => onChange(choice.label)}
          end={choice.label === label && <CheckIcon aria-hidden />}
        >
          {choice.name}
        </MenuItem>
      ))}
    </Menu>
  )
}
