import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Comparison } from './compare-values'
import { type GetFieldDisplay, MergeChoice, type Side, TheirChanges } from './merge-choice'

/** Resolves a conflict with another user's save: asks for each field that both changed, and merges the rest. */
export function MergeDialog({
  comparison: { conflicts, onlyOurs, onlyTheirs },
  displayOf,
  onResolve,
  onPostpone,
}: {
  comparison: Comparison
  displayOf: GetFieldDisplay
  onResolve: (theirPaths: ReadonlySet<string>, options: { save: boolean }) => void
  onPostpone: () => void
}) {
  const t = useTranslations('resource.merge')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [sideByPath, setSideByPath] = useState<Record<string, Side>>({})
  const [showsMissing, setShowsMissing] = useState(false)
  const unresolved = conflicts.filter(({ path }) => sideByPath[path] === undefined)
  const chooseAll = (side: Side) =>
    setSideByPath(Object.fromEntries(conflicts.map(({ path }) => [path, side])))
  const hasNoEdits = onlyOurs.length === 0 && conflicts.every(({ path }) => sideByPath[path] === 'theirs')

  function resolve(options: { save: boolean }) {
    const [firstUnresolved] = unresolved
    setShowsMissing(true)
    if (firstUnresolved !== undefined)
      return list.current?.querySelector<HTMLInputElement>(`[name="${id}-${firstUnresolved.path}"]`)?.focus()
    onResolve(
      new Set(conflicts.flatMap(({ path }) => (sideByPath[path] === 'theirs' ? [path] : []))),
      options,
    )
  }

  return (
    <Dialog
      onClose={onPostpone}
      width={860}
      title={t('title')}
      description={conflicts.length > 0 ? t('help', { count: conflicts.length }) : t('helpMerged')}
      actions={
        <>
          <Button variant="quiet" onClick={onPostpone} className="mr-auto">
            {t('postpone')}
          </Button>
          <Button onClick={() => resolve({ save: false })}>{t('apply')}</Button>
          {!hasNoEdits && (
            <Button
              variant="primary"
              data-autofocus={conflicts.length === 0 || undefined}
              onClick={() => resolve({ save: true })}
            >
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <div ref={list} className="space-y-5">
        {conflicts.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => chooseAll('ours')}>
              {t('allMine')}
            </Button>
            <Button size="sm" onClick={() => chooseAll('theirs')}>
              {t('allTheirs')}
            </Button>
          </div>
        )}
        {conflicts.map((difference) => (
          <MergeChoice
            key={difference.path}
            name={`${id}-${difference.path}`}
            difference={difference}
            display={displayOf(difference.path)}
            selectedSide={sideByPath[difference.path]}
            isMissing={showsMissing && sideByPath[difference.path] === undefined}
            onChoose={(side) => setSideByPath((before) => ({ ...before, [difference.path]: side }))}
          />
        ))}
        <TheirChanges differences={onlyTheirs} displayOf={displayOf} />
      </div>
    </Dialog>
  )
}
