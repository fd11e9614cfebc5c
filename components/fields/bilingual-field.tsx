import { DocumentDuplicateIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldValues, get, useFormState } from 'react-hook-form'
import { languageTags } from '#contract/language-tags.ts'
import { Chip } from '@/components/ui/chip'
import { classes } from '@/components/ui/classes'
import { Tabs } from '@/components/ui/tabs'
import { FieldMessages, describedBy, RequiredMark } from './field-messages'
import { type FieldBinding, type FieldProps, useFieldBinding } from './field-binding'
import { CharacterCounter } from './character-counter'

const languages = ['en', 'pt'] as const
type Language = (typeof languages)[number]
type Texts = Record<Language, string>

export type BilingualProps<V extends FieldValues, T> = FieldBinding<V, T, Texts | null | undefined> &
  FieldProps & { max?: number }

export type BilingualInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'lang' | 'name' | 'disabled' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> & {
  label: string
  value: string
  onBlur: () => void
  onTextChange: (text: string) => void
  inputRef: (target: { focus: () => void } | null) => void
}

/**
 * Text in English and Portuguese, in tabs or, in wide windows, side by side. Marks a missing translation. If a failed
 * save focuses the hidden language, its tab opens.
 */
export function Bilingual<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  required,
  className,
  max,
  renderInput,
  ...inputProps
}: BilingualProps<V, T> & { renderInput: (inputProps: BilingualInputProps) => ReactNode }) {
  const t = useTranslations('fields')
  const id = useId()
  // Staff write Portuguese first.
  const [openLanguage, setOpenLanguage] = useState<Language>('pt')
  const { errors } = useFormState({ control, name })
  const pairError: unknown = get(errors, `${name}.message`)
  const texts = {
    en: useFieldBinding<V, T, string | null | undefined>({
      control,
      name: languagePath<V>(name, 'en'),
      deps: languagePath<V>(name, 'pt'),
    }),
    pt: useFieldBinding<V, T, string | null | undefined>({
      control,
      name: languagePath<V>(name, 'pt'),
      deps: languagePath<V>(name, 'en'),
    }),
  }
  const hasText = languages.some((language) => !isEmpty(texts[language].value))
  // The contract reports this error on Portuguese, although it concerns both languages.
  const isMissingInBoth = !hasText && texts.pt.error === 'oneLanguage'
  const fieldsetError = isMissingInBoth
    ? 'oneLanguage'
    : typeof pairError === 'string'
      ? pairError
      : undefined
  const errorOf = (language: Language) => (isMissingInBoth ? undefined : texts[language].error)
  const renderStateChip = (language: Language) => {
    if (errorOf(language) !== undefined) return <Chip tone="danger">{t('hasError')}</Chip>
    return hasText && isEmpty(texts[language].value) ? <Chip tone="warn">{t('missing')}</Chip> : null
  }

  return (
    <fieldset data-named-by-legend={isMissingInBoth || undefined} className={classes('min-w-0', className)}>
      <legend className="float-left mb-1.5 w-full text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </legend>
      <Tabs
        id={id}
        label={t('languages', { label })}
        selected={openLanguage}
        onSelect={setOpenLanguage}
        tabs={languages.map((language) => ({
          id: language,
          label: t(language),
          end: renderStateChip(language),
        }))}
        className="clear-both mb-3 lg:hidden print:hidden"
      />
      <div className="clear-both grid gap-5 lg:grid-cols-2">
        {languages.map((language) => {
          const { value, change, error: _, ref, ...field } = texts[language]
          const error = errorOf(language)
          const otherLanguage = language === 'pt' ? 'en' : 'pt'
          const otherText = texts[otherLanguage].value
          const inputId = `${id}-${language}`
          return (
            <div
              key={language}
              role="tabpanel"
              id={`${id}-panel-${language}`}
              aria-labelledby={`${id}-tab-${language}`}
              // Not the attribute `hidden`: wide windows and paper show both.
              className={classes('min-w-0', language !== openLanguage && 'hidden lg:block print:block')}
            >
              <div
                className={classes(
                  'flex items-center justify-between gap-3 lg:mb-1.5 lg:min-h-6 print:mb-1.5',
                  max !== undefined && 'mb-1.5',
                )}
              >
                <label htmlFor={inputId} className="flex items-center gap-2 text-sm">
                  <span className="sr-only">{t('inLanguage', { label, language })}</span>
                  <span
                    aria-hidden
                    className={classes(
                      'hidden lg:inline print:inline',
                      language === 'pt' ? 'font-medium' : 'text-ink-soft',
                    )}
                  >
                    {t(language)}
                  </span>
                  <span className="hidden lg:inline print:inline">{renderStateChip(language)}</span>
                </label>
                <span className="ml-auto flex items-center gap-3">
                  {isEmpty(value) && !isEmpty(otherText) && inputProps.disabled !== true && (
                    <button
                      type="button"
                      className="inline-flex min-h-6 items-center gap-1 print:hidden rounded-sm text-xs font-medium text-brand-ink underline-offset-2 hover:underline pointer-coarse:min-h-11"
                      onClick={() => {
                        change(otherText ?? '')
                        document.getElementById(inputId)?.focus()
                      }}
                    >
                      <DocumentDuplicateIcon aria-hidden className="size-4" />
                      {t(`copyFrom.${otherLanguage}`)}
                      <span className="sr-only">: {label}</span>
                    </button>
                  )}
                  <CharacterCounter count={value?.length ?? 0} max={max} />
                </span>
              </div>
              {renderInput({
                ...inputProps,
                ...field,
                id: inputId,
                label: t('inLanguage', { label, language }),
                lang: languageTags[language],
                value: value ?? '',
                onTextChange: change,
                'aria-describedby':
                  [describedBy(inputId, error, undefined), describedBy(id, fieldsetError, help)]
                    .filter(Boolean)
                    .join(' ') || undefined,
                'aria-invalid': error !== undefined || isMissingInBoth || undefined,
                'aria-required': required || undefined,
                inputRef: (element) =>
                  ref(
                    element && {
                      focus: () => {
                        flushSync(() => setOpenLanguage(language))
                        element.focus()
                      },
                    },
                  ),
              })}
              <FieldMessages id={inputId} error={error} />
            </div>
          )
        })}
      </div>
      <FieldMessages id={id} help={help} error={fieldsetError} />
    </fieldset>
  )
}

export function BilingualTextField<V extends FieldValues, T>(props: BilingualProps<V, T>) {
  return (
    <Bilingual
      {...props}
      renderInput={({ onTextChange, inputRef, label: _, ...inputProps }) => (
        <input
          {...inputProps}
          ref={inputRef}
          type="text"
          onChange={(event) => onTextChange(event.target.value)}
          className="entry"
        />
      )}
    />
  )
}

export function BilingualTextAreaField<V extends FieldValues, T>({
  rows = 6,
  ...props
}: BilingualProps<V, T> & { rows?: number }) {
  return (
    <Bilingual
      {...props}
      renderInput={({ onTextChange, inputRef, label: _, ...inputProps }) => (
        <textarea
          {...inputProps}
          ref={inputRef}
          rows={rows}
          onChange={(event) => onTextChange(event.target.value)}
          style={{ minHeight: `${rows * 1.5 + 1.125}rem` }}
          className="entry field-sizing-content py-2"
        />
      )}
    />
  )
}

const isEmpty = (text: string | null | undefined) => (text ?? '').trim() === ''

/** Returns the path to one language. TypeScript can't derive the value's type from a generic path. */
function languagePath<V extends FieldValues>(name: string, language: Language) {
  return `${name}.${language}` as FieldBinding<V, unknown, string | null | undefined>['name']
}
