import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { earlyScript } from '@/components/ui/waking'

/** The page as it came from the server, used by `early`, then awake. */
export function wake(page: ReactNode, early: (asleep: HTMLElement) => void) {
  const container = document.createElement('main')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  const head = document.createElement('script')
  head.text = earlyScript
  document.head.append(head)
  early(container)
  return render(page, { container, hydrate: true })
}
