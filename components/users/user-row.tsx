import { PencilSquareIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { CheckBadgeIcon, ExclamationTriangleIcon } from '@heroicons/react/20/solid'
import type { User } from '#contract/users.ts'
import { ActionsMenu } from '@/components/ui/actions-menu'
import { Chip } from '@/components/ui/chip'
import { MenuItem, MenuSeparator } from '@/components/ui/menu'
import { UserAvatar } from './user-avatar'

/** Shows a column where it fits, and in print. */
export const detailColumnClasses = 'hidden @min-[52rem]:table-cell print:table-cell'

/** Shows the email address in its own column where it fits; otherwise it is below the name. */
export const emailColumnClasses = 'hidden @min-[60rem]:table-cell'

/** One user: a row, or a block in a narrow window. The signed-in user's own row has no delete button. */
export function UserRow({
  user,
  isOwn,
  onEdit,
  onDelete,
}: {
  user: User
  isOwn: boolean
  onEdit: () => void
  onDelete: () => void
}) {
  const t = useTranslations('users')
  const edit = useTranslations('common')('edit')
  return (
    <tr className="transition-colors duration-fast hover:bg-wash @max-[38rem]:grid @max-[38rem]:grid-cols-[auto_minmax(0,1fr)_3rem] @max-[38rem]:items-center @max-[38rem]:gap-x-3 @max-[38rem]:gap-y-1 @max-[38rem]:px-3 @max-[38rem]:py-2">
      <th scope="row" className="text-left font-normal @max-[38rem]:col-span-2">
        <div className="flex items-center gap-3">
          <span className="shrink-0 print:hidden">
            <UserAvatar user={user} />
          </span>
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3">
              <button
                type="button"
                onClick={onEdit}
                className="min-h-8 rounded text-left font-medium hover:text-brand-strong hover:underline @max-[60rem]:min-h-6"
              >
                {user.name}
              </button>
              {isOwn && <Chip>{t('you')}</Chip>}
            </div>
            <span className="block wrap-anywhere text-ink-soft @min-[60rem]:hidden">{user.email}</span>
          </div>
        </div>
      </th>
      <td className={`wrap-anywhere ${emailColumnClasses}`}>{user.email}</td>
      <td className="@max-[38rem]:row-start-2">
        <Chip tone={user.role === 'Administrator' ? 'brand' : 'plain'}>{t(`roles.${user.role}`)}</Chip>
      </td>
      <td className="@max-[38rem]:row-start-2">
        <VerifiedSign verified={user.verified} />
      </td>
      <td className={detailColumnClasses}>{user.city ?? '-'}</td>
      <td className={detailColumnClasses}>{user.country ?? '-'}</td>
      <td className={`figures whitespace-nowrap ${detailColumnClasses}`}>{user.phone ?? '-'}</td>
      <td className="text-right @max-[38rem]:col-start-3 @max-[38rem]:row-start-1 print:hidden">
        <ActionsMenu label={t('actionsOf', { name: user.name })}>
          <MenuItem icon={<PencilSquareIcon />} onSelect={onEdit}>
            {edit}
          </MenuItem>
          {!isOwn && (
            <>
              <MenuSeparator />
              <MenuItem icon={<TrashIcon />} tone="danger" onSelect={onDelete}>
                {t('delete')}
              </MenuItem>
            </>
          )}
        </ActionsMenu>
      </td>
    </tr>
  )
}

function VerifiedSign({ verified }: { verified: boolean }) {
  const t = useTranslations('users')
  const Icon = verified ? CheckBadgeIcon : ExclamationTriangleIcon
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden className={verified ? 'size-4 text-good' : 'size-4 text-warn'} />
      {verified ? t('verified') : t('notVerified')}
    </span>
  )
}
