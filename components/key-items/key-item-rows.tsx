'use client'

import { useTranslations } from 'next-intl'
import type { KeyItem, KeyItemKind } from '#contract/key-items.ts'
import { Card } from '@/components/ui/card'
import { groupFeatures } from './key-item-groups'
import { KeyItemRow } from './key-item-row'
import { useKeyItemName, useKeyItems } from './use-key-items'

type Props = {
  keys: readonly KeyItem[]
  onOpen: (item: KeyItem) => void
  onDelete: (item: KeyItem) => void
  onOrder?: (ids: number[]) => void
}

export function KeyItemRows({
  kind,
  isGrouped,
  ...props
}: Props & { kind: KeyItemKind; isGrouped: boolean }) {
  return kind === 'features' && isGrouped ? <GroupedRows {...props} /> : <Rows {...props} />
}

function GroupedRows({ keys, ...props }: Props) {
  const t = useTranslations('key-items')
  const nameOf = useKeyItemName()
  const groups = useKeyItems('master').data?.keys ?? []
  return (
    <div className="space-y-6">
      {groupFeatures(keys, groups).map(({ group, keys: members }) => (
        <section key={group?.id ?? 0} aria-labelledby={`group-${group?.id ?? 0}`}>
          <h2 id={`group-${group?.id ?? 0}`} className="mb-2 flex items-baseline gap-2 text-base">
            {group === null ? t('others') : nameOf(group)}
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
  const move = (index: number, by: 1 | -1) => {
    const to = index + by
    if (onOrder === undefined || to < 0 || to >= ids.length) return undefined
    return () => onOrder(ids.with(index, ids[to] ?? 0).with(to, ids[index] ?? 0))
  }
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-line">
        {keys.map((item, index) => (
          <KeyItemRow
            key={item.id}
            item={item}
            onOpen={() => onOpen(item)}
            onDelete={() => onDelete(item)}
            onMoveUp={move(index, -1)}
            onMoveDown={move(index, 1)}
          />
        ))}
      </ul>
    </Card>
  )
}
