import { type ReactNode, useId } from 'react'

/** A name above a control that stands outside a form's fields; `children` gives the control the id that the name points to. */
export function Labelled({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
