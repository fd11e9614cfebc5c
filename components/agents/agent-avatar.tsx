import type { ComponentProps } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { initialsOf } from '@/lib/format/initials'
import { mediaUrl } from '@/lib/format/media-url'
import { fullNameOf } from '@/lib/format/full-name'

/** An agent's photo, or initials. Decorative: the name is shown next to it. */
export function AgentAvatar({
  agent,
  size,
}: {
  agent: { id: number; first_name: string; last_name: string; avatar: string | null }
  size: ComponentProps<typeof Avatar>['size']
}) {
  const name = fullNameOf(agent)
  return (
    <Avatar
      name={name}
      initials={initialsOf(name)}
      src={agent.avatar && mediaUrl('agents', agent.id, agent.avatar)}
      size={size}
    />
  )
}
