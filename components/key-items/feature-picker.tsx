'use client'

import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import { type Bound, type Framed, useBound } from '@/components/fields/bound'
import { GroupFrame } from '@/components/fields/frame'
import { FindBox, useFind } from '@/components/ui/find-box'
import { Lookup } from '@/components/records/lookup'
import { groupFeatures } from './key-item-groups'
import { KeyItemChips } from './key-item-chips'
import { ChipsWaiting } from './chips-waiting'
import { useKeyItemLang, useKeyItemName, useKeyItems } from './use-key-items'

export function FeaturePicker<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  disabled,
}: Bound<V, T, number[] | null | undefined> & Framed) {
  const t = useTranslations('key-items')
  const { value, change, error, ref } = useBound({ control, name })
  const nameOf = useKeyItemName()
  const langOf = useKeyItemLang()
  const features = useKeyItems('features')
  const groups = useKeyItems('master')
  const selected = value ?? []
  const { query, setQuery, found } = useFind(features.data?.keys ?? [], nameOf)
  const featureGroups = groupFeatures(found, groups.data?.keys ?? [])
  return (
    <GroupFrame
      {...{ label, help, error }}
      aside={<span className="figures text-ink-soft">{t('chosen', { count: selected.length })}</span>}
    >
      <Lookup response={features} what={t('features')} waiting={<ChipsWaiting count={18} />}>
        {({ keys }) => (
          <div ref={ref} tabIndex={-1} className="outline-none">
            {keys.length > 12 && <FindBox label={t('findFeature')} value={query} onChange={setQuery} />}
            {found.length === 0 && (
              <p className="text-sm text-ink-soft">{t(keys.length === 0 ? 'noneYet' : 'nothingFound')}</p>
            )}
            <div className="space-y-4">
              {featureGroups.map(({ group, keys: members }) => (
                <fieldset key={group?.id ?? 0} className="min-w-0">
                  <legend
                    lang={group === null ? undefined : langOf(group)}
                    className="mb-2 text-xs font-medium text-ink-soft"
                  >
                    {group === null ? t('others') : nameOf(group)}
                  </legend>
                  <KeyItemChips keys={members} selected={selected} onChange={change} disabled={disabled} />
                </fieldset>
              ))}
            </div>
          </div>
        )}
      </Lookup>
    </GroupFrame>
  )
}
