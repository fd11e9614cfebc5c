'use client'

import { ChevronDownIcon } from '@heroicons/react/20/solid'
import { useId, useRef, useState } from 'react'
import { FindBox, useFind } from '@/components/ui/find-box'
import { Lookup } from '@/components/records/lookup'
import { Badge } from '@/components/ui/badge'
import { buttonClasses } from '@/components/ui/button-styles'
import { Checkbox } from '@/components/ui/checkbox'
import { Skeleton } from '@/components/ui/skeleton'
import { useTranslations } from 'next-intl'
import { useAllAgents } from './all-agents-picker'

type Props = {
  label: string
  /** Label of the choice 0 (no agent yet); without it the choice isn't offered. */
  nobody?: string
  value: readonly number[]
  onChange: (value: number[]) => void
}

export function AgentsPicker({ label, nobody, value, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div
      className="relative"
      onBlur={(event) => {
        const to = event.relatedTarget
        if (to instanceof Node && !event.currentTarget.contains(to)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        className={buttonClasses({})}
      >
        {label}
        {value.length > 0 && <Badge count={value.length} />}
        <ChevronDownIcon aria-hidden className="size-5" />
      </button>
      {open && (
        <>
          <div aria-hidden className="fixed inset-0 z-20" onClick={() => setOpen(false)} />
          <div
            id={panel}
            role="group"
            aria-label={label}
            className="absolute top-full left-0 z-30 mt-1.5 max-h-96 w-72 overflow-y-auto max-sm:fixed max-sm:inset-x-4 max-sm:top-auto max-sm:w-auto rounded-lg border border-line bg-raised p-3 shadow-raised"
          >
            <Choices
              nobody={nobody}
              value={value}
              onChange={onChange}
              onEscape={() => {
                setOpen(false)
                button.current?.focus()
              }}
            />
          </div>
        </>
      )}
    </div>
  )
}

function Choices({ nobody, value, onChange, onEscape }: Omit<Props, 'label'> & { onEscape: () => void }) {
  const t = useTranslations('agents')
  const response = useAllAgents()
  const { query, setQuery, found } = useFind(response.data?.agents ?? [], nameOf)
  const box = (id: number, name: string) => (
    <Checkbox
      key={id}
      label={name}
      className="flex min-h-9 w-full"
      checked={value.includes(id)}
      onChange={(event) =>
        onChange(event.target.checked ? [...value, id] : value.filter((agentId) => agentId !== id))
      }
      onKeyDown={(event) => event.key === 'Escape' && onEscape()}
    />
  )
  return (
    <Lookup response={response} what={t('several')} waiting={<Skeleton className="h-40" />}>
      {({ agents }) => (
        <>
          {agents.length > 9 && <FindBox label={t('find')} value={query} onChange={setQuery} />}
          {nobody !== undefined && box(0, nobody)}
          {found.map((agent) => box(agent.id, nameOf(agent)))}
        </>
      )}
    </Lookup>
  )
}

const nameOf = (agent: { first_name: string; last_name: string }) =>
  `${agent.first_name} ${agent.last_name}`.trim()
