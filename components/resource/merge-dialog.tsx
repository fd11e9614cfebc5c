'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Comparison } from './compare-values'
import { type FieldTexts, MergeChoice, type Side, TakenOver } from './merge-choice'

/**
 * Somebody else saved the record meanwhile. What both changed is chosen from, field by field; the rest is merged, and what
 * was taken over from them is listed. `textsOf` names a field by its path and writes its value.
 */
export function MergeDialog({
  comparison: { disputed, kept, taken },
  textsOf,
  onSettle,
  onPostpone,
}: {
  comparison: Comparison
  textsOf: FieldTexts
  onSettle: (theirPaths: ReadonlySet<string>, save: boolean) => void
  onPostpone: () => void
}) {
  const t = useTranslations('resource.merge')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const [asked, setAsked] = useState(false)
  const open = disputed.filter(({ path }) => chosen[path] === undefined)
  const choose = (side: Side) => setChosen(Object.fromEntries(disputed.map(({ path }) => [path, side])))
  const nothingOfMine = kept.length === 0 && disputed.every(({ path }) => chosen[path] === 'theirs')

  function settle(save: boolean) {
    const [first] = open
    setAsked(true)
    if (first !== undefined)
      return list.current?.querySelector<HTMLInputElement>(`[name="${id}-${first.path}"]`)?.focus()
    onSettle(new Set(disputed.flatMap(({ path }) => (chosen[path] === 'theirs' ? [path] : []))), save)
  }

  return (
    <Dialog
      open
      onClose={onPostpone}
      width={860}
      title={t('title')}
      description={disputed.length > 0 ? t('help', { count: disputed.length }) : t('helpMerged')}
      actions={
        <>
          <Button variant="quiet" onClick={onPostpone} className="mr-auto">
            {t('postpone')}
          </Button>
          <Button onClick={() => settle(false)}>{t('apply')}</Button>
          {!nothingOfMine && (
            <Button
              variant="primary"
              data-autofocus={disputed.length === 0 || undefined}
              onClick={() => settle(true)}
            >
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <div ref={list} className="space-y-5">
        {disputed.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => choose('mine')}>
              {t('allMine')}
            </Button>
            <Button size="sm" onClick={() => choose('theirs')}>
              {t('allTheirs')}
            </Button>
          </div>
        )}
        {disputed.map((difference) => (
          <MergeChoice
            key={difference.path}
            name={`${id}-${difference.path}`}
            difference={difference}
            texts={textsOf(difference.path)}
            chosen={chosen[difference.path]}
            missing={asked && chosen[difference.path] === undefined}
            onChoose={(side) => setChosen((before) => ({ ...before, [difference.path]: side }))}
          />
        ))}
        <TakenOver differences={taken} textsOf={textsOf} />
      </div>
    </Dialog>
  )
}
