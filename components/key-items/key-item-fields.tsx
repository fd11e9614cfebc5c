import { NoSymbolIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { Control, FieldValues } from 'react-hook-form'
import type { KeyItem, KeyItemKind } from '#contract/key-items.ts'
import { BilingualTextField } from '@/components/fields/bilingual-field'
import { CheckboxField } from '@/components/fields/check-field'
import { type FieldBinding, type FieldProps, useFieldBinding } from '@/components/fields/field-binding'
import { FieldsetFrame } from '@/components/fields/field-frame'
import { SelectField } from '@/components/fields/select-field'
import { DataBoundary } from '@/components/records/data-boundary'
import type { ValuesOf } from '@/components/resource/use-call-form'
import { useFieldProps } from '@/components/resource/use-field-texts'
import { classes } from '@/components/ui/classes'
import { Skeleton } from '@/components/ui/skeleton'
import { keyItemFields } from './fields'
import { isKeyItemIcon, KeyItemIcon, keyItemIcons } from './key-item-icons'
import { useKeyItemOption, useKeyItems } from './use-key-items'

type KeyItemValues = ValuesOf<'keyItems.update'>

export function KeyItemFields({
  control,
  kind,
}: {
  control: Control<KeyItemValues, unknown, KeyItemValues>
  kind: KeyItemKind
}) {
  const t = useTranslations('key-items.admin')
  const field = useFieldProps(keyItemFields, { control })
  return (
    <div className="space-y-5">
      <BilingualTextField {...field('name')} help={t('nameHelp')} required />
      {kind === 'features' && <GroupField control={control} />}
      <CheckboxField {...field('filterable')} help={t('filterableHelp')} />
      <IconField {...field('icons')} />
    </div>
  )
}

/** Selects a feature's group, a key item of the kind `master`; 0 is none. */
function GroupField({ control }: { control: Control<KeyItemValues, unknown, KeyItemValues> }) {
  const t = useTranslations('key-items.admin')
  const field = useFieldProps(keyItemFields, { control })
  const optionOf = useKeyItemOption()
  return (
    <DataBoundary
      response={useKeyItems('master')}
      subject={t('groups')}
      fallback={<Skeleton className="h-17" />}
    >
      {({ keys }) => (
        <SelectField
          {...field('master')}
          help={t('groupHelp')}
          options={[{ value: 0, label: t('noGroup') }, ...keys.map(optionOf)]}
        />
      )}
    </DataBoundary>
  )
}

/** Selects one icon or none. An unknown name is added as a choice so that it isn't lost. */
function IconField<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  disabled,
}: FieldBinding<V, T, string | null | undefined> & FieldProps) {
  const t = useTranslations('key-items.admin')
  const { value, change, error, onBlur, ref, name: groupName } = useFieldBinding({ control, name })
  const selectedIcon = value ?? ''
  const iconNames = [
    '',
    ...Object.keys(keyItemIcons),
    ...(selectedIcon === '' || isKeyItemIcon(selectedIcon) ? [] : [selectedIcon]),
  ]
  function textOf(icon: string) {
    if (icon === '') return t('noIcon')
    return isKeyItemIcon(icon) ? t(`icon.${icon}`) : t('otherIcon', { name: icon })
  }
  return (
    <FieldsetFrame
      {...{ label, help, error }}
      aside={<span className="font-normal text-ink-soft">{textOf(selectedIcon)}</span>}
    >
      <div className="flex flex-wrap gap-1">
        {iconNames.map((icon) => (
          <label
            key={icon}
            title={textOf(icon)}
            className={classes(
              'relative inline-flex size-9 cursor-pointer items-center justify-center rounded border border-transparent text-ink-soft transition-colors duration-fast hover:bg-wash hover:text-ink pointer-coarse:size-11 [&_svg]:size-5',
              'has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-ink has-disabled:cursor-default has-disabled:opacity-50',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-brand',
            )}
          >
            <input
              ref={icon === selectedIcon ? ref : undefined}
              type="radio"
              name={groupName}
              aria-label={textOf(icon)}
              checked={icon === selectedIcon}
              disabled={disabled}
              onBlur={onBlur}
              onChange={() => change(icon === '' ? null : icon)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {icon === '' ? <NoSymbolIcon aria-hidden /> : <KeyItemIcon name={icon} />}
          </label>
        ))}
      </div>
    </FieldsetFrame>
  )
}

export const emptyKeyItem = (): KeyItemValues => ({
  name: { en: '', pt: '' },
  filterable: 1,
  icons: null,
  master: 0,
})

/** Converts a key item to form values. The API's `-` for a missing translation becomes an empty input. */
export function toFormValues({ name, filterable, icons, master }: KeyItem): Required<KeyItemValues> {
  return { name: { en: name.en, pt: name.pt === '-' ? '' : name.pt }, filterable, icons, master }
}
