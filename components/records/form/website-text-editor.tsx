import type { Body } from '#contract/endpoint.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'
import { BilingualRichTextField } from '@/components/fields/rich-text-field'
import { DataBoundary } from '@/components/records/data-boundary'
import type { Field, Fields } from '@/components/resource/field'
import { notify } from '@/components/resource/notifier'
import { RecordMerge } from '@/components/resource/record-merge'
import { ResourceForm } from '@/components/resource/resource-form'
import type { LoadState } from '@/components/resource/resource-list'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import type { ValuesOf } from '@/components/resource/use-call-form'
import { useFieldLabels, useFieldDisplay } from '@/components/resource/use-field-texts'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

/** Calls whose body has `description` as its only field. */
type TextCall = {
  [C in CallName]: keyof Body<EndpointOf<C>> extends infer K
    ? ['description', K] extends [K, 'description']
      ? C
      : never
    : never
}[CallName]

type Props<Data> = {
  update: TextCall
  response: Data
  read: () => Promise<Data>
  toFormValues: (response: Data) => ValuesOf<TextCall>
  title: string
  fields: Fields & { description: Field }
  help: string
}

export function WebsiteTextEditor<Data>({
  response,
  subject,
  ...props
}: Omit<Props<Data>, 'response'> & { response: LoadState<Data>; subject: string }) {
  return (
    <DataBoundary response={response} subject={subject} fallback={<Skeleton className="h-110" />}>
      {(data) => <WebsiteTextForm {...props} response={data} onSaved={() => response.mutate()} />}
    </DataBoundary>
  )
}

function WebsiteTextForm<Data>({
  update,
  title,
  fields,
  help,
  onSaved,
  ...source
}: Props<Data> & { onSaved: LoadState<Data>['mutate'] }) {
  const label = useFieldLabels(fields)('description')
  const displayOf = useFieldDisplay(fields)
  const form = useRecordForm(update, {
    ...source,
    onSaved: async () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      // The API sanitizes the HTML; show the stored result.
      await onSaved()
    },
  })
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
