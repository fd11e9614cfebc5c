import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type Control, type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import '#contract/zod.ts'
import { renderPage } from './render-page'

export function renderForm<V extends FieldValues>(
  schema: z.ZodType<V, V>,
  defaultValues: DefaultValues<NoInfer<V>>,
  fields: (control: Control<V, unknown, V>) => ReactNode,
) {
  const saved: V[] = []
  function Form() {
    const { control, handleSubmit, reset } = useForm<V, unknown, V>({
      resolver: zodResolver(schema),
      defaultValues,
    })
    return (
      <form noValidate onSubmit={handleSubmit((values) => void saved.push(values))}>
        {fields(control)}
        <button type="submit">Save</button>
        <button type="button" onClick={() => reset()}>
          Start again
        </button>
      </form>
    )
  }
  return { user: renderPage(<Form />).user, saved }
}
