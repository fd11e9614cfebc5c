import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { User } from '#contract/users.ts'
import { CollapsibleHistoryCard } from '@/components/activity/history-drawer-card'
import { DataBoundary } from '@/components/records/data-boundary'
import { FormDialog } from '@/components/resource/form-dialog'
import { notify } from '@/components/resource/notifier'
import { RecordMerge } from '@/components/resource/record-merge'
import { confirmLeave, useUnsaved } from '@/components/resource/unsaved-work'
import { type CallForm, useCallForm } from '@/components/resource/use-call-form'
import { useFieldDisplay } from '@/components/resource/use-field-texts'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { useSession } from '@/lib/agency/use-session'
import { mediaUrl } from '@/lib/format/media-url'
import { userFields } from './fields'
import { emptyUser, UserFields, toFormValues } from './user-fields'

type CloseProps = { onClose: () => void }
/** `children` is the delete confirmation, shown over the dialog so that cancelling preserves the input. */
type DeleteProps = { onDelete: (user: User) => void; children?: ReactNode }

/** Dialog of an existing or new account. Never stored as a draft: the input may include a password. */
export function UserDialog({ person, ...rest }: { person: number | 'new' } & CloseProps & DeleteProps) {
  return person === 'new' ? <NewUser {...rest} /> : <EditUser id={person} {...rest} />
}

function NewUser({ onClose }: CloseProps) {
  const t = useTranslations('users')
  const { revalidate } = useMutateCalls()
  const [defaultValues] = useState(emptyUser)
  const form = useCallForm('users.add', {
    defaultValues,
    onSaved: () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      void revalidate('users')
      onClose()
    },
  })
  return (
    <UserForm form={form} title={t('addTitle')} onClose={onClose}>
      <UserFields form={form} isNew urlOf={(fileName) => fileName} />
    </UserForm>
  )
}

function EditUser({ id, onClose, ...deleteProps }: { id: number } & CloseProps & DeleteProps) {
  const t = useTranslations('users')
  const tCommon = useTranslations('common')
  const response = useCall('users.get', { params: { id } })
  if (response.data !== undefined)
    return <EditForm id={id} response={response.data} onClose={onClose} {...deleteProps} />
  return (
    <Dialog onClose={onClose} width={640} title={t('editTitle')} closeLabel={tCommon('close')}>
      <DataBoundary response={response} subject={t('thisPerson')} fallback={<Skeleton className="h-80" />}>
        {() => null}
      </DataBoundary>
    </Dialog>
  )
}

function EditForm({
  id,
  response,
  onClose,
  onDelete,
  children,
}: { id: number; response: CallResponse<'users.get'> } & CloseProps & DeleteProps) {
  const t = useTranslations('users')
  const router = useRouter()
  const session = useSession()
  const { revalidate } = useMutateCalls()
  const isOwn = session.data?.user.id === id
  const form = useRecordForm('users.update', {
    response,
    read: () => call('users.get', { params: { id } }),
    toFormValues: ({ user }) => toFormValues(user),
    params: { id },
    focusFirstError: true,
    onSaved: () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      void revalidate('users', 'profile')
      if (isOwn) {
        // The top bar takes the user's name and avatar from the session and from the layout.
        void session.mutate()
        router.refresh()
      }
      onClose()
    },
  })
  const { user } = response
  const displayOf = useFieldDisplay(userFields)
  return (
    <UserForm
      form={form}
      title={t('editTitle')}
      onClose={onClose}
      onDelete={isOwn ? undefined : () => onDelete(user)}
    >
      <UserFields
        form={form}
        isNew={false}
        verified={user.verified}
        urlOf={(fileName) => mediaUrl('users', id, fileName)}
      />
      <CollapsibleHistoryCard resource="users" id={id} />
      <RecordMerge form={form} displayOf={displayOf} />
      {children}
    </UserForm>
  )
}

function UserForm({
  form,
  title,
  onClose,
  onDelete,
  children,
}: {
  form: CallForm<'users.add'>
  title: string
  /** Undefined for a new user and for the signed-in user's own account. */
  onDelete?: () => void
  children: ReactNode
} & CloseProps) {
  const t = useTranslations('users')
  const { isDirty, isSubmitting } = form.formState
  useUnsaved(isDirty, { hasNoDraft: true })

  async function requestClose() {
    if (!isDirty || (await confirmLeave())) onClose()
  }

  return (
    <FormDialog
      form={form}
      width={640}
      title={title}
      onClose={() => void requestClose()}
      action={
        onDelete !== undefined && (
          <Button variant="quiet" className="mr-auto text-danger" disabled={isSubmitting} onClick={onDelete}>
            {t('delete')}
          </Button>
        )
      }
    >
      {children}
    </FormDialog>
  )
}
