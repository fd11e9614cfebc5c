import type { Body } from '#contract/endpoint.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'
import { BilingualRichTextField } from '@/components/fields/rich-text-field'
import type { Field, Fields } from '@/components/resource/field'
import { RecordMerge } from '@/components/resource/record-merge'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useFieldLabels, useFieldDisplay } from '@/components/resource/use-field-texts'
import type { RecordForm } from '@/components/resource/use-record-form'
import { Card } from '@/components/ui/card'

/** Calls whose body has `description` as its only field. */
type TextCall = {
  [C in CallName]: keyof Body<EndpointOf<C>> extends infer K
    ? ['description', K] extends [K, 'description']
      ? C
      : never
    : never
}[CallName]

export function WebsiteTextForm({
  form,
  title,
  fields,
  help,
}: {
  form: RecordForm<TextCall>
  title: string
  fields: Fields & { description: Field }
  help: string
}) {
  const label = useFieldLabels(fields)('description')
  const displayOf = useFieldDisplay(fields)
  return (
    <>
      <UnsavedDraft form={form} record="description" />
      <ResourceForm<TextCall> form={form} label={title}>
        <Card className="p-5 sm:p-6">
          <BilingualRichTextField
            control={form.control}
            name="description"
            label={label}
            help={help}
            disabled={form.formState.isSubmitting}
          />
        </Card>
      </ResourceForm>
      <RecordMerge form={form} displayOf={displayOf} />
    </>
  )
}
