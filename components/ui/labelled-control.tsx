import { type ReactNode, useId } from 'react'

/** Label for a control outside a form's fields; `children` receives the id for the control. */
export function LabelledControl({
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
