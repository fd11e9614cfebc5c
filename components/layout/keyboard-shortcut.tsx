import { useTranslations } from 'next-intl'
import { useHydrated } from '@/components/ui/before-hydration'

/** Returns true on Apple devices, whose shortcuts use Command instead of Ctrl. Works only in the browser. */
export const isAppleDevice = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

/**
 * Shows the keys of a shortcut, separated by spaces: `mod k` is Ctrl K, or ⌘ K on Apple devices; also `esc`, `enter`
 * and single characters. Hidden from screen readers, so the caller provides the accessible text.
 */
export function KeyboardShortcut({ keys }: { keys: string }) {
  const t = useTranslations('common')
  const isApple = useHydrated() && isAppleDevice()
  const isCombination = keys.startsWith('mod ')
  const labels: Record<string, string> = { mod: isApple ? '⌘' : 'Ctrl', enter: '↵', esc: t('escapeKey') }
  return (
    <span aria-hidden className="inline-flex shrink-0 gap-1">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="inline-flex h-6 min-w-6 items-center justify-center rounded-sm border border-line bg-canvas px-1.5 font-sans text-xs text-ink-soft"
        >
          {labels[key] ?? (isCombination ? key.toUpperCase() : key)}
        </kbd>
      ))}
    </span>
  )
}
