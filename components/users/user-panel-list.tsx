import { PlusIcon, TableCellsIcon, UsersIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { limits } from '#contract/limits.ts'
import type { User } from '#contract/users.ts'
import { ResourceList } from '@/components/resource/resource-list'
import { LinkButton } from '@/components/ui/link-button'
import { Chip } from '@/components/ui/chip'
import { CloseButton } from '@/components/ui/close-button'
import { Skeleton } from '@/components/ui/skeleton'
import { useFullList } from '@/lib/agency/use-full-list'
import { UserAvatar } from './user-avatar'

export function UserPanelList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('users.panel')
  const close = useTranslations('common')('close')
  const query = { limit: limits.rowsPerPageMax, sort: 'name' } as const
  const list = useFullList('users.list', { query }, 'users')
  return (
    <>
      <div className="flex items-center gap-3 px-5 pt-4 pb-3">
        <h2 className="text-lg">{t('title')}</h2>
        <p role="status" className="figures text-sm text-ink-soft">
          {list.data?.total}
        </p>
        <span className="flex-1" />
        <CloseButton label={close} size="md" onClick={onClose} />
      </div>
      <div className="flex flex-wrap gap-2 border-b border-line px-5 pb-4">
        <LinkButton
          href="/users?person=new"
          size="sm"
          variant="primary"
          icon={<PlusIcon />}
          onClick={onClose}
        >
          {t('add')}
        </LinkButton>
        <LinkButton href="/users" size="sm" icon={<TableCellsIcon />} onClick={onClose}>
          {t('table')}
        </LinkButton>
      </div>
      <div className="px-3 py-3">
        <ResourceList
          result={list}
          getRows={({ users }) => users}
          skeleton={<PanelSkeleton />}
          emptyState={{ icon: <UsersIcon />, title: t('none') }}
        >
          {(users) => (
            <ul>
              {users.map((user) => (
                <li key={user.id}>
                  <UserItem user={user} onNavigate={onClose} />
                </li>
              ))}
            </ul>
          )}
        </ResourceList>
      </div>
    </>
  )
}

function UserItem({ user, onNavigate }: { user: User; onNavigate: () => void }) {
  const t = useTranslations('users.panel')
  return (
    <Link
      href={`/users?person=${user.id}`}
      onNavigate={onNavigate}
      className="flex items-center gap-3 rounded px-2 py-2 transition-colors duration-fast hover:bg-wash"
    >
      <UserAvatar user={user} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{user.name}</span>
        <span className="block truncate text-sm text-ink-soft">{user.email}</span>
      </span>
      {user.role === 'Administrator' && <Chip tone="brand">{t('administrator')}</Chip>}
    </Link>
  )
}

function PanelSkeleton() {
  return (
    <div className="space-y-3 px-2">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-11" />
      ))}
    </div>
  )
}
