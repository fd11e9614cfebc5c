import { ChevronDownIcon } from '@heroicons/react/20/solid'
import { UserIcon } from '@heroicons/react/24/outline'
import { useId, useRef, useState } from 'react'
import { FilterBox, useTextFilter } from '@/components/ui/filter-box'
import { DataBoundary } from '@/components/records/data-boundary'
import { Badge } from '@/components/ui/badge'
import { buttonClasses } from '@/components/ui/button-styles'
import { Checkbox } from '@/components/ui/checkbox'
import { Skeleton } from '@/components/ui/skeleton'
import { fullNameOf } from '@/lib/format/full-name'
import { useTranslations } from 'next-intl'
import { useAllAgents } from '@/components/records/use-all-agents'

type Props = {
  label: string
  /** Label of the option with id 0, for records without an agent; if omitted, the option is hidden. */
  noneLabel?: string
  /** Shows an icon instead of the label in narrow windows. */
  isCompact?: boolean
  value: readonly number[]
  onChange: (value: number[]) => void
}

export function AgentsPicker({ label, noneLabel, isCompact = false, value, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div
      className="relative"
      onBlur={(event) => {
        const focused = event.relatedTarget
        if (focused instanceof Node && !event.currentTarget.contains(focused)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        title={label}
        className={buttonClasses({}, isCompact ? 'max-lg:px-3!' : undefined)}
      >
        {isCompact && <UserIcon aria-hidden className="lg:hidden" />}
        <span className={isCompact ? 'max-lg:sr-only' : undefined}>{label}</span>
        {value.length > 0 && <Badge count={value.length} />}
        <ChevronDownIcon aria-hidden className={isCompact ? 'max-lg:hidden' : undefined} />
      </button>
      {open && (
        <>
          <div aria-hidden className="fixed inset-0 z-20" onClick={() => setOpen(false)} />
          <div
            id={panelId}
            role="group"
            aria-label={label}
            className="absolute top-full left-0 z-30 mt-1.5 max-h-96 w-72 overflow-y-auto max-sm:fixed max-sm:inset-x-4 max-sm:top-auto max-sm:w-auto rounded-lg border border-line bg-raised p-3 shadow-raised"
          >
            <Choices
              noneLabel={noneLabel}
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

function Choices({
  noneLabel,
  value,
  onChange,
  onEscape,
}: Omit<Props, 'label' | 'isCompact'> & { onEscape: () => void }) {
  const t = useTranslations('agents')
  const response = useAllAgents()
  const { query, setQuery, matches } = useTextFilter(response.data?.agents ?? [], fullNameOf)
  const renderCheckbox = (id: number, name: string) => (
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
    <DataBoundary response={response} subject={t('several')} fallback={<Skeleton className="h-40" />}>
      {({ agents }) => (
        <>
          {agents.length > 9 && <FilterBox label={t('find')} value={query} onChange={setQuery} />}
          {noneLabel !== undefined && renderCheckbox(0, noneLabel)}
          {matches.map((agent) => renderCheckbox(agent.id, fullNameOf(agent)))}
        </>
      )}
    </DataBoundary>
  )
}
