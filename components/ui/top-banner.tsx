import type { ReactNode } from 'react'
import { CloseButton } from './close-button'

/** Message about Soleira rather than the page. Sticks to the top bar. */
export function TopBanner({
  icon,
  children,
  action,
  onClose,
  closeLabel,
}: {
  icon: ReactNode
  children: ReactNode
  action?: ReactNode
  onClose: () => void
  closeLabel: string
}) {
  return (
    <div
      ref={publishHeight}
      className="animate-rise sticky top-bar z-20 short:static flex items-center gap-3 border-b border-line bg-brand-soft px-4 py-1.5 text-sm text-brand-ink sm:px-6 print:hidden"
    >
      <span aria-hidden className="shrink-0 [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0 flex-1 py-1">{children}</div>
      {action}
      <CloseButton label={closeLabel} onClick={onClose} className="text-brand-ink" />
    </div>
  )
}

/** Sets `--top-banner-height` to the banner's height, by which sticky elements move down. */
function publishHeight(banner: HTMLElement | null) {
  if (banner === null) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--top-banner-height', `${banner.offsetHeight}px`),
  )
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--top-banner-height')
  }
}
