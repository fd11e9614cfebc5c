import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { KeyboardShortcut } from '@/components/layout/keyboard-shortcut'
import { SingleKeyShortcutsCheckbox } from '@/components/layout/single-key-shortcuts-checkbox'
import { goToShortcuts, type SingleKey } from '@/components/layout/shortcuts'
import { Dialog } from '@/components/ui/dialog'

type Line = { keys: string; text: string; nextKeys?: string }

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shortcuts')
  const tLayout = useTranslations('layout')
  const closeLabel = useTranslations('common')('close')
  const globalShortcuts: Line[] = [
    { keys: 'mod k', text: t('search') },
    { keys: 'mod s', text: t('save') },
    { keys: 'esc', text: t('close') },
  ]
  const singleKeyTexts: Record<SingleKey, string> = {
    '/': t('search'),
    n: tLayout('menu.newProperty'),
    j: t('nextRow'),
    k: t('previousRow'),
    '?': t('sheet'),
  }
  const singleKeyLines = Object.entries(singleKeyTexts).map(([keys, text]) => ({ keys, text }))
  const goToLines = goToShortcuts.map(({ shortcut, name }) => ({
    keys: 'g',
    nextKeys: shortcut,
    text: tLayout(`menu.${name}`),
  }))
  return (
    <Dialog onClose={onClose} title={t('title')} closeLabel={closeLabel} width={720}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <div className="space-y-6">
          <Lines heading={t('anywhere')} lines={globalShortcuts} />
          <Lines heading={t('single')} lines={singleKeyLines} />
        </div>
        <Lines heading={t('goTo')} lines={goToLines} thenLabel={t('then')} />
      </div>
      <div className="mt-6 border-t border-line pt-4">
        <SingleKeyShortcutsCheckbox />
      </div>
    </Dialog>
  )
}

function Lines({
  heading,
  lines,
  thenLabel,
}: {
  heading: string
  lines: readonly Line[]
  thenLabel?: string
}) {
  const names: Record<string, string> = { mod: 'Ctrl', esc: useTranslations('common')('escapeKey') }
  return (
    <section>
      <h3 className="mb-2 text-sm font-medium text-ink-soft">{heading}</h3>
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5">
        {lines.map((line) => (
          <Fragment key={line.keys + (line.nextKeys ?? '')}>
            <dt>{line.text}</dt>
            <dd className="flex items-center justify-end gap-1.5 text-xs text-ink-soft">
              <span className="sr-only">
                {[...line.keys.split(' ').map((key) => names[key] ?? key), line.nextKeys]
                  .filter(Boolean)
                  .join(' ')}
              </span>
              <KeyboardShortcut keys={line.keys} />
              {line.nextKeys !== undefined && (
                <>
                  <span aria-hidden>{thenLabel}</span>
                  <KeyboardShortcut keys={line.nextKeys} />
                </>
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
