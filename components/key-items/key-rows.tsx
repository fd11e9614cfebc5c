'use client'

import { useTranslations } from 'next-intl'
import type { KeyItem, KeyKind } from '#contract/key-items.ts'
import { Card } from '@/components/ui/card'
import { grouped } from './key-groups'
import { KeyRow } from './key-row'
import { useKeyName, useKeys } from './use-keys'

type Props = {
  keys: readonly KeyItem[]
  onOpen: (item: KeyItem) => void
  onDelete: (item: KeyItem) => void
  onOrder?: (ids: number[]) => void
}

export function KeyRows({ kind, divided, ...props }: Props & { kind: KeyKind; divided: boolean }) {
  return kind === 'features' && divided ? <Divided {...props} /> : <Rows {...props} />
}

function Divided({ keys, ...props }: Props) {
  const t = useTranslations('key-items')
  const nameOf = useKeyName()
  const dividers = useKeys('master').data?.keys ?? []
  return (
    <div className="space-y-6">
      {grouped(keys, dividers).map(({ divider, keys: members }) => (
        <section key={divider?.id ?? 0} aria-labelledby={`divider-${divider?.id ?? 0}`}>
          <h2 id={`divider-${divider?.id ?? 0}`} className="mb-2 flex items-baseline gap-2 text-base">
            {divider === null ? t('others') : nameOf(divider)}
            <span className="figures text-sm font-normal text-ink-soft">{members.length}</span>
          </h2>
          <Rows keys={members} {...props} />
        </section>
      ))}
    </div>
  )
}

function Rows({ keys, onOpen, onDelete, onOrder }: Props) {
  const ids = keys.map(({ id }) => id)
  const move = (at: number, by: 1 | -1) => {
    const to = at + by
    if (onOrder === undefined || to < 0 || to >= ids.length) return undefined
    return () => onOrder(ids.with(at, ids[to] ?? 0).with(to, ids[at] ?? 0))
  }
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-line">
        {keys.map((item, at) => (
          <KeyRow
            key={item.id}
            item={item}
            onOpen={() => onOpen(item)}
            onDelete={() => onDelete(item)}
            onUp={move(at, -1)}
            onDown={move(at, 1)}
          />
        ))}
      </ul>
    </Card>
  )
}
