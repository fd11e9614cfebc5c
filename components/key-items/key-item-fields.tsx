'use client'

import { useTranslations } from 'next-intl'
import type { Control } from 'react-hook-form'
import type { KeyItemKind } from '#contract/key-items.ts'
import { BilingualTextField } from '@/components/fields/bilingual-field'
import { CheckboxField } from '@/components/fields/check-field'
import { SelectField } from '@/components/fields/select-field'
import { DataBoundary } from '@/components/records/data-boundary'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import type { ValuesOf } from '@/components/resource/use-call-form'
import { Skeleton } from '@/components/ui/skeleton'
import { keyItemFields } from './fields'
import { IconField } from './icon-field'
import { useKeyItemLang, useKeyItemName, useKeyItems } from './use-key-items'

export type KeyItemValues = ValuesOf<'keyItems.update'>

export function KeyItemFields({
  control,
  kind,
}: {
  control: Control<KeyItemValues, unknown, KeyItemValues>
  kind: KeyItemKind
}) {
  const t = useTranslations('key-items.admin')
  const label = useFieldLabels(keyItemFields)
  return (
    <div className="space-y-5">
      <BilingualTextField control={control} name="name" label={label('name')} help={t('nameHelp')} required />
      {kind === 'features' && <MasterField control={control} />}
      <CheckboxField
        control={control}
        name="filterable"
        label={label('filterable')}
        help={t('filterableHelp')}
      />
      <IconField control={control} name="icons" label={label('icons')} />
    </div>
  )
}

function MasterField({ control }: { control: Control<KeyItemValues, unknown, KeyItemValues> }) {
  const t = useTranslations('key-items.admin')
  const label = useFieldLabels(keyItemFields)
  const nameOf = useKeyItemName()
  const langOf = useKeyItemLang()
  return (
    <DataBoundary
      response={useKeyItems('master')}
      subject={t('dividers')}
      fallback={<Skeleton className="h-17" />}
    >
      {({ keys }) => (
        <SelectField
          control={control}
          name="master"
          label={label('master')}
          help={t('masterHelp')}
          options={[
            { value: 0, label: t('noMaster') },
            ...keys.map((key) => ({ value: key.id, label: nameOf(key), lang: langOf(key) })),
          ]}
        />
      )}
    </DataBoundary>
  )
}
