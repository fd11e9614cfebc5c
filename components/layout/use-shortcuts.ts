import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { confirmLeave } from '@/components/resource/unsaved-work'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { isAppleDevice } from './keyboard-shortcut'
import { menuPanel } from './menu-panels'
import { hrefForKey, type SingleKey, singleKeyShortcuts } from './shortcuts'

const rowSelector = 'main article, main tbody tr, main [data-row]'

const sequenceMs = 1_500

const typingSelector =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"], [role="slider"]'
const dialogSelector = '[role="dialog"], [role="alertdialog"]'

/** Global shortcuts: Ctrl/Cmd+K anywhere; single keys outside text fields, unless turned off. */
export function useShortcuts(): void {
  const router = useRouter()
  const sequenceUntil = useRef(0)

  async function navigate(href: string | null) {
    if (href !== null && (await confirmLeave())) router.push(href)
  }

  const actions = {
    '?': () => menuPanel.open('shortcuts'),
    '/': () => menuPanel.open('search'),
    n: () => void navigate('/properties/new'),
    j: () => moveRowFocus(1),
    k: () => moveRowFocus(-1),
    g: () => {
      sequenceUntil.current = Date.now() + sequenceMs
    },
  } satisfies Record<SingleKey | 'g', () => void>

  useWindowEvent('keydown', (event) => {
    // Firefox may send events without a key when it autofills a form.
    if (event.defaultPrevented || event.isComposing || !event.key) return
    const key = event.key.toLowerCase()
    if (key === 'k' && isCommand(event)) {
      event.preventDefault()
      if (menuPanel.read() === 'search') menuPanel.close()
      // Do not cover a dialog that requires a decision.
      else if (document.querySelector(dialogSelector) === null) menuPanel.open('search')
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !singleKeyShortcuts.areEnabled()) return
    if (event.target instanceof Element && event.target.closest(typingSelector) !== null) return
    if (document.querySelector(dialogSelector) !== null) return
    const isSecondKey = Date.now() < sequenceUntil.current
    sequenceUntil.current = 0
    const actionOf = new Map<string, () => void>(Object.entries(actions))
    const action = isSecondKey ? () => void navigate(hrefForKey(key)) : actionOf.get(key)
    if (action === undefined) return
    event.preventDefault()
    action()
  })
}

/** Returns true if Ctrl alone is pressed, or Command alone on Apple devices, where Ctrl+K is an editing shortcut. */
function isCommand(event: KeyboardEvent): boolean {
  const isApple = isAppleDevice()
  return event.metaKey === isApple && event.ctrlKey !== isApple && !event.altKey && !event.shiftKey
}

function moveRowFocus(step: 1 | -1): void {
  const links = [...document.querySelectorAll(rowSelector)].flatMap((row) => {
    const link = row.querySelector<HTMLElement>('a[href]')
    return link === null ? [] : [{ row, link }]
  })
  const index = links.findIndex(({ row }) => row.contains(document.activeElement))
  const lastIndex = links.length - 1
  const firstTarget = step === 1 ? 0 : lastIndex
  const target = index === -1 ? firstTarget : Math.max(0, Math.min(index + step, lastIndex))
  links[target]?.link.focus()
}
