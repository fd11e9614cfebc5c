import { CheckIcon } from '@heroicons/react/20/solid'
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

export function ChoiceCard({
  name,
  selected,
  onToggle,
  disabled,
  className,
  children,
}: {
  name: string
  selected: boolean
  onToggle: () => void
  disabled?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      name={name}
      aria-pressed={selected}
      disabled={disabled}
      onClick={onToggle}
      className={classes(
        'relative w-full overflow-hidden rounded-lg border text-left transition-colors duration-fast disabled:cursor-not-allowed disabled:opacity-60',
        selected
          ? 'border-brand bg-brand-soft shadow-[inset_0_0_0_1px_var(--brand)]'
          : 'border-line hover:bg-wash',
        className,
      )}
    >
      {children}
      {selected && (
        <span
          aria-hidden
          className="absolute top-2 right-2 flex size-6 items-center justify-center rounded-full bg-brand-fill text-on-brand"
        >
          <CheckIcon className="size-4" />
        </span>
      )}
    </button>
  )
}
