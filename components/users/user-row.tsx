'use client'

import { PencilSquareIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { CheckBadgeIcon, ExclamationTriangleIcon } from '@heroicons/react/20/solid'
import type { User } from '#contract/users.ts'
import { ActionsMenu } from '@/components/ui/actions-menu'
import { Chip } from '@/components/ui/chip'
import { MenuItem, MenuSeparator } from '@/components/ui/menu'
import { UserAvatar } from './user-avatar'

/** Hides the address on narrow screens, so that the row's menu stays in view. */
export const columnOfWide = 'max-lg:hidden'

/** One user. Users can't delete themselves, so their own row has no delete button. */
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
    <tr className="transition-colors duration-fast hover:bg-wash">
      <td>
        <div className="flex items-center gap-3">
          <UserAvatar user={user} />
          <button
            type="button"
            onClick={onEdit}
            className="min-h-8 rounded text-left font-medium hover:text-brand-strong hover:underline"
          >
            {user.name}
          </button>
          {isOwn && <Chip>{t('you')}</Chip>}
        </div>
      </td>
      <td className="print:wrap-anywhere">{user.email}</td>
      <td>
        <Chip tone={user.role === 'Administrator' ? 'brand' : 'plain'}>{t(`roles.${user.role}`)}</Chip>
      </td>
      <td>
        <VerifiedSign verified={user.verified} />
      </td>
      <td className={columnOfWide}>{user.city ?? '-'}</td>
      <td className={columnOfWide}>{user.country ?? '-'}</td>
      <td className={`figures whitespace-nowrap ${columnOfWide}`}>{user.phone ?? '-'}</td>
      <td>
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
