import type { User } from '#contract/users.ts'
import { Avatar } from '@/components/ui/avatar'
import { avatarInitialsOf } from '@/lib/format/initials'
import { mediaUrl } from '@/lib/format/media-url'

export function UserAvatar({ user }: { user: Pick<User, 'id' | 'name' | 'initials' | 'avatar'> }) {
  return (
    <Avatar
      name={user.name}
      initials={avatarInitialsOf(user)}
      src={user.avatar && mediaUrl('users', user.id, user.avatar)}
    />
  )
}
