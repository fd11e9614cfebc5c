import { useTranslations } from 'next-intl'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type FieldErrors, get, type Path, useFormState } from 'react-hook-form'
import type { CallName } from '#contract/index.ts'
import { useHydrated } from '@/components/ui/before-hydration'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { ErrorSummary, type FieldProblem } from './error-summary'
import { loadValidation } from './lazy-resolver'
import { findLabel, revealField } from './reveal-field'
import { SaveAsNew } from './save-as-new'
import { SaveBar } from './save-bar'
import { useUnsaved } from './unsaved-work'
import type { CallForm, ValuesOf } from './use-call-form'
import { useFieldInUrl } from './use-field-in-url'

/**
 * Wrapper of a record's form: an error summary that links to each invalid field across tabs and languages, a save
 * bar, Ctrl/Cmd+S, and the guard against losing unsaved changes.
 */
export function ResourceForm<C extends CallName>({
  form,
  label,
  saveLabel,
  newFormIfDeleted,
  hasNoDraft,
  isPreparing = false,
  children,
}: {
  form: CallForm<C>
  label: string
  saveLabel?: string
  /** The form for a new record, which can take over the input if the edited record was deleted. */
  newFormIfDeleted?: { call: CallName; href: string }
  /** True if the input is never stored as a draft, as for passwords. */
  hasNoDraft?: boolean
  /** True while the form's `submit` waits for other data, such as place names, before it saves. */
  isPreparing?: boolean
  children: ReactNode
}) {
  const t = useTranslations('resource.deleted')
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<readonly Pick<FieldProblem, 'path' | 'label'>[]>([])
  const { errors, isDirty, isSubmitting } = useFormState({ control: form.control })
  const remainingProblems = findRemainingProblems(problems, errors)
  const hasErrors = form.failure !== null || remainingProblems.length > 0
  useUnsaved(isDirty, { hasNoDraft })

  async function submit() {
    const paths = await form.submit()
    setProblems(paths.map((path) => ({ path, label: labelIn(element.current, path) })))
  }

  // Moves the focus before paint: after it, the user may already be typing in another field.
  useLayoutEffect(() => summary.current?.focus(), [problems])

  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (isDirty) void submit()
  })

  function focusField(path: string) {
    if (element.current !== null) revealField(element.current, path)
    // A newly opened tab shows its inputs in the next frame; hidden inputs can't be focused.
    requestAnimationFrame(() => form.setFocus(path as Path<ValuesOf<C>>))
  }

  useFieldInUrl((paths) => {
    const values = form.getValues()
    const path = paths.find((candidate) => isEmpty(get(values, candidate))) ?? paths[0]
    if (path !== undefined) focusField(path)
  })

  return (
    <form
      ref={element}
      id={form.id}
      // Input typed before hydration would be lost.
      inert={!useHydrated()}
      // Browsers would restore the values from before a reload, which React doesn't see.
      autoComplete="off"
      noValidate
      method="post"
      aria-label={label}
      onFocus={() => void loadValidation().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {hasErrors && (
        <ErrorSummary ref={summary} failure={form.failure} problems={remainingProblems} onSelect={focusField}>
          {form.failure?.code === 'NOT_FOUND' &&
            (newFormIfDeleted === undefined ? (
              <p className="mt-1">{t('copyHelp')}</p>
            ) : (
              <SaveAsNew form={form} call={newFormIfDeleted.call} href={newFormIfDeleted.href} />
            ))}
        </ErrorSummary>
      )}
      {children}
      <SaveBar
        isDirty={isDirty}
        isSaving={isSubmitting || isPreparing}
        saveLabel={saveLabel}
        onDiscard={() => form.reset()}
      />
    </form>
  )
}

function labelIn(form: HTMLFormElement | null, path: string): string {
  return (form === null ? null : findLabel(form, path)) ?? path
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Returns the problems whose fields still have an error; corrected fields leave the summary. */
function findRemainingProblems(
  problems: readonly Pick<FieldProblem, 'path' | 'label'>[],
  errors: FieldErrors,
): FieldProblem[] {
  return problems.flatMap(({ path, label }) => {
    const error: { message?: unknown } | undefined = get(errors, path)
    return error === undefined ? [] : [{ path, label, rule: String(error.message ?? 'invalid') }]
  })
}
