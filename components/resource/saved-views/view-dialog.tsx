import { useTranslations } from 'next-intl'
import type { SavedViewInput } from '#contract/saved-views.ts'
import { CheckboxField } from '@/components/fields/check-field'
import { TextField } from '@/components/fields/text-field'
import { FormDialog } from '@/components/resource/form-dialog'
import { notify } from '@/components/resource/notifier'
import { useCallForm } from '@/components/resource/use-call-form'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'

/** Edits the name and visibility of a new view, or of the existing one with `id`. */
export function ViewDialog({
  id,
  view,
  title,
  onClose,
}: {
  id?: number
  view: SavedViewInput
  title: string
  onClose: () => void
}) {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const options = {
    defaultValues: view,
    onSaved: async () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      await revalidate('savedViews')
      onClose()
    },
  }
  const adding = useCallForm('savedViews.add', options)
  const updating = useCallForm('savedViews.update', { ...options, params: { id: id ?? 0 } })
  const form = id === undefined ? adding : updating
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <div className="space-y-5">
        <TextField control={form.control} name="name" label={t('saved-views.name')} max={60} required />
        <CheckboxField
          control={form.control}
          name="shared"
          label={t('saved-views.shared')}
          help={t('saved-views.sharedHelp')}
        />
      </div>
    </FormDialog>
  )
}
