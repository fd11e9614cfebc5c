import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'

export function ToolbarPanel({
  icon,
  label,
  title,
  hideLabel,
  className,
  children,
}: {
  icon: ReactElement
  label: string
  title: string
  /** Widths that hide the label visually; it is always announced. */
  hideLabel: 'max-lg' | 'always'
  className: string
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isOpen) return
    panel.current?.querySelector<HTMLElement>('input, select')?.focus()
    function closeOutside({ target }: Event) {
      if (!(target instanceof Node) || target === document) return
      if (panel.current?.contains(target) || button.current?.contains(target)) return
      setOpen(false)
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => listeners.abort()
  }, [isOpen])

  return (
    <>
      <Button
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={label}
        icon={icon}
        className="px-3!"
        onClick={() => setOpen(!isOpen)}
      >
        <span className={hideLabel === 'always' ? 'sr-only' : 'max-lg:sr-only'}>{label}</span>
      </Button>
      {isOpen && (
        <section
          ref={panel}
          id={id}
          aria-label={title}
          // Focusable, so that a click between the fields doesn't focus the page, which would close the panel.
          tabIndex={-1}
          className={classes(
            'absolute top-full z-20 mt-1 max-h-[calc(100dvh-12rem)] animate-rise overflow-y-auto rounded-xl border border-line bg-raised p-5 shadow-dialog outline-none',
            className,
          )}
        >
          {children}
        </section>
      )}
    </>
  )
}
