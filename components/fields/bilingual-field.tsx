'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldValues, get, useFormState } from 'react-hook-form'
import { Chip } from '@/components/ui/chip'
import { classes } from '@/components/ui/classes'
import { Tabs } from '@/components/ui/tabs'
import { useEarlyText } from '@/components/ui/waking'
import { Below, described, RequiredMark } from './below'
import { type Bound, type Framed, useBound } from './bound'
import { Counter } from './counter'

const languages = ['en', 'pt'] as const
type Language = (typeof languages)[number]
type Texts = Record<Language, string>

export type BilingualProps<V extends FieldValues, T> = Bound<V, T, Texts | null | undefined> &
  Framed & {
    max?: number
    placeholder?: string
  }

/** What the box of one language is made of; the caller says whether it is one line or several. */
type Box = Pick<
  ComponentProps<'input'>,
  'id' | 'lang' | 'name' | 'disabled' | 'placeholder' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> & {
  /** Its name for those who listen, where a `label` cannot name it. */
  label: string
  value: string
  onBlur: () => void
  onText: (text: string) => void
  hold: (box: { focus: () => void } | null) => void
}

/**
 * A text in English and Portuguese: a tab for each, side by side where the window is wide. An empty one beside a filled
 * one is marked as not translated. When a failed save leads to the language that is not open, it opens.
 */
export function Bilingual<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  required,
  className,
  max,
  draw,
  ...box
}: BilingualProps<V, T> & { draw: (box: Box) => ReactNode }) {
  const t = useTranslations('fields')
  const id = useId()
  // Portuguese is what the office writes first.
  const [open, setOpen] = useState<Language>('pt')
  const { errors } = useFormState({ control, name })
  const whole: unknown = get(errors, `${name}.message`)
  const texts = {
    en: useBound<V, T, string | null | undefined>({
      control,
      name: inside<V>(name, 'en'),
      deps: inside<V>(name, 'pt'),
    }),
    pt: useBound<V, T, string | null | undefined>({
      control,
      name: inside<V>(name, 'pt'),
      deps: inside<V>(name, 'en'),
    }),
  }
  const some = languages.some((language) => !empty(texts[language].value))
  // A schema that wants either language puts its error on Portuguese; it is no fault of that one.
  const either = !some && texts.pt.error === 'required' && texts.en.error === undefined
  const wholeError = either ? 'oneLanguage' : typeof whole === 'string' ? whole : undefined
  const errorOf = (language: Language) => (either ? undefined : texts[language].error)
  const marks = (language: Language) => {
    if (errorOf(language) !== undefined) return <Chip tone="danger">{t('hasError')}</Chip>
    return some && empty(texts[language].value) ? <Chip tone="warn">{t('missing')}</Chip> : null
  }

  return (
    <fieldset data-either={either || undefined} className={classes('min-w-0', className)}>
      <legend className="float-left mb-1.5 w-full text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </legend>
      <Tabs
        id={id}
        label={t('languages', { label })}
        selected={open}
        onSelect={setOpen}
        tabs={languages.map((each) => ({
          id: each,
          label: t(each),
          end: marks(each),
          highlighted: each === 'pt',
        }))}
        className="clear-both mb-3 lg:hidden"
      />
      <div className="clear-both grid gap-5 lg:grid-cols-2">
        {languages.map((language) => {
          const { value, change, error: _, ref, ...field } = texts[language]
          const error = errorOf(language)
          const boxId = `${id}-${language}`
          return (
            <div
              key={language}
              role="tabpanel"
              id={`${id}-panel-${language}`}
              aria-labelledby={`${id}-tab-${language}`}
              // Not the attribute `hidden`: in a wide window both are shown.
              className={classes('min-w-0', language !== open && 'hidden lg:block')}
            >
              <div
                className={classes(
                  'flex items-center justify-between gap-3 lg:mb-1.5 lg:min-h-6',
                  max !== undefined && 'mb-1.5',
                )}
              >
                <label htmlFor={boxId} className="flex items-center gap-2 text-sm">
                  <span className="sr-only">{t('inLanguage', { label, language: t(language) })}</span>
                  <span
                    aria-hidden
                    className={classes(
                      'hidden lg:inline',
                      language === 'pt' ? 'text-brand-strong' : 'text-ink-soft',
                    )}
                  >
                    {t(language)}
                  </span>
                  <span className="hidden lg:inline">{marks(language)}</span>
                </label>
                <Counter count={value?.length ?? 0} max={max} />
              </div>
              {draw({
                ...box,
                ...field,
                id: boxId,
                label: t('inLanguage', { label, language: t(language) }),
                lang: language,
                value: value ?? '',
                onText: change,
                'aria-describedby': either ? `${id}-error` : described(boxId, error, undefined),
                'aria-invalid': error !== undefined || either || undefined,
                'aria-required': required || undefined,
                hold: (element) =>
                  ref(
                    element && {
                      focus: () => {
                        flushSync(() => setOpen(language))
                        element.focus()
                      },
                    },
                  ),
              })}
              <Below id={boxId} error={error} />
            </div>
          )
        })}
      </div>
      <Below id={id} help={help} error={wholeError} />
    </fieldset>
  )
}

/** One line in both languages. */
export function BilingualTextField<V extends FieldValues, T>(props: BilingualProps<V, T>) {
  return <Bilingual {...props} draw={(box) => <Line {...box} />} />
}

function Line({ onText, hold, label: _, ...box }: Box) {
  const early = useEarlyText<HTMLInputElement>(hold)
  return (
    <input
      {...box}
      ref={early}
      type="text"
      onChange={(event) => onText(event.target.value)}
      className="entry"
    />
  )
}

/** Several lines in both languages. */
export function BilingualTextAreaField<V extends FieldValues, T>({
  rows = 6,
  ...props
}: BilingualProps<V, T> & { rows?: number }) {
  return <Bilingual {...props} draw={(box) => <Lines {...box} rows={rows} />} />
}

function Lines({ onText, hold, label: _, rows, ...box }: Box & { rows: number }) {
  const early = useEarlyText<HTMLTextAreaElement>(hold)
  return (
    <textarea
      {...box}
      ref={early}
      rows={rows}
      onChange={(event) => onText(event.target.value)}
      style={{ minHeight: `${rows * 1.5 + 1.125}rem` }}
      className="entry field-sizing-content py-2"
    />
  )
}

const empty = (text: string | null | undefined) => (text ?? '').trim() === ''

/** The path to one language; its type cannot be told from a generic path. */
function inside<V extends FieldValues>(name: string, language: Language) {
  return `${name}.${language}` as Bound<V, unknown, string | null | undefined>['name']
}
