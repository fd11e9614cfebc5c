'use client'

import { CheckIcon, FunnelIcon, MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { MessageLabel } from '#contract/inbox.ts'
import { AgentsPicker } from '@/components/agents/agents-picker'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Menu, MenuItem } from '@/components/ui/menu'
import { SearchInput } from '@/components/ui/search-input'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { oldestFirst } from './inbox-state'
import { labelKeys } from './label-picker-choices'
import type { useInbox } from './use-inbox'

export function InboxFilters({ inbox }: { inbox: ReturnType<typeof useInbox> }) {
  const t = useTranslations('inbox')
  const { params, search, go, type } = inbox
  return (
    <section aria-label={t('filters')} className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
      <SegmentedControl
        label={t('folder')}
        options={(['inbox', 'archived'] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
        value={params.state}
        onChange={(state) => go({ state, oldest: oldestFirst(state) })}
      />
      <LabelMenu label={params.label} onChange={(label) => go({ label })} />
      <AgentsPicker
        label={t('agents')}
        nobody={t('nobody')}
        value={params.agents}
        onChange={(agents) => go({ agents })}
      />
      <Checkbox
        label={t('unreadOnly')}
        checked={params.unread}
        onChange={({ target: { checked } }) => go({ unread: checked })}
      />
      <div className="relative min-w-[min(100%,14rem)] flex-1 sm:max-w-80 md:ml-auto">
        <MagnifyingGlassIcon
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
        />
        <SearchInput
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          value={search}
          onChange={(event) => type(event.target.value)}
          className="pl-10"
        />
      </div>
    </section>
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
  const choices = [
    { label: null, name: t('labels.all') },
    ...Object.entries(labelKeys).map(([name, key]) => ({
      label: name as MessageLabel,
      name: t(`labels.${key}`),
    })),
  ]
  const labelName = choices.find((choice) => choice.label === label)?.name ?? ''
  return (
    <Menu
      align="start"
      button={
        <Button icon={<FunnelIcon aria-hidden />}>
          <span>
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
