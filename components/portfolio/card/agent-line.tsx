import { useTranslations } from 'next-intl'
import type { PropertyCard } from '#contract/property.ts'
import { Avatar } from '@/components/ui/avatar'
import { fullNameOf } from '@/lib/format/full-name'
import { initialsOf } from '@/lib/format/initials'
import { mediaUrl } from '@/lib/format/media-url'

export function AgentLine({ agent, short = false }: { short?: boolean; agent: PropertyCard['agent'] }) {
  const t = useTranslations('listing.card')
  if (agent === null) return <span className="truncate text-sm text-ink-faint">{t('noAgent')}</span>
  const { id, first_name, avatar } = agent
  const name = fullNameOf(agent)
  return (
    <span title={short ? name : undefined} className="flex min-w-0 items-center gap-2 text-sm">
      <Avatar
        name={name}
        initials={initialsOf(name)}
        src={avatar === null ? null : mediaUrl('agents', id, avatar)}
        size="xs"
      />
      <span className="truncate">{short ? first_name : name}</span>
    </span>
  )
}
