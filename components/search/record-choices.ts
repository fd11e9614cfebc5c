import {
  BriefcaseIcon,
  BuildingOffice2Icon,
  EnvelopeIcon,
  HomeModernIcon,
  MapIcon,
  UserCircleIcon,
  UserIcon,
} from '@heroicons/react/24/outline'
import type { MediaItem } from '#contract/media.ts'
import type { Found, FoundResource } from '#contract/search.ts'
import type { TagKind } from '#contract/tag.ts'
import type { ChipTone } from '@/components/ui/chip'
import type { CommandGroup } from '@/components/ui/command-window'
import { type MediaFolder, mediaUrl } from '@/lib/format/media-url'
import type { Choice } from './choice'

type Words = { archived: string; unread: string; administrator: string; day: (iso: string) => string }

/** Sold red, new green, reserved orange. */
const tones: Record<TagKind, ChipTone> = { sold: 'danger', new: 'good', reserved: 'warn' }

/** Search results as palette items, grouped by resource. */
export function recordGroups(
  found: Found,
  words: Words,
  headingOf: (resource: FoundResource) => string,
): (CommandGroup<Choice> & { name: FoundResource })[] {
  const groups: Record<FoundResource, Choice[]> = {
    properties: found.properties.map((each) => ({
      ...listing('properties', each, words),
      icon: HomeModernIcon,
      over: each.reference,
    })),
    condominiums: found.condominiums.map((each) => ({
      ...listing('condominiums', each, words),
      icon: BuildingOffice2Icon,
    })),
    agents: found.agents.map(({ id, first_name, last_name, email, avatar }) => ({
      ...record('agents', id, `/agents/edit/${id}`, `${first_name} ${last_name}`.trim()),
      icon: UserCircleIcon,
      detail: email,
      round: true,
      picture: avatar && mediaUrl('agents', id, avatar),
    })),
    districts: found.districts.map(({ id, name, cover, cover_card }) => ({
      ...record('districts', id, `/districts/edit/${id}`, name),
      icon: MapIcon,
      picture: pictureOf('districts', id, cover_card ?? cover),
    })),
    services: found.services.map(({ id, title }) => ({
      ...record('services', id, `/services/edit/${id}`, title),
      icon: BriefcaseIcon,
    })),
    messages: found.messages.map(({ id, subject, sender, timer, read_at, archived_at }) => ({
      ...record('messages', id, `/inbox/read/${id}`, subject || sender),
      icon: EnvelopeIcon,
      detail: `${sender} · ${words.day(timer)}`,
      chips: [
        ...(read_at === null ? [{ label: words.unread, tone: 'brand' as const }] : []),
        ...(archived_at !== null ? [{ label: words.archived, tone: 'plain' as const }] : []),
      ],
    })),
    users: found.users.map(({ id, name, email, avatar, role }) => ({
      ...record('users', id, `/users?person=${id}`, name),
      icon: UserIcon,
      detail: email,
      round: true,
      picture: avatar && mediaUrl('users', id, avatar),
      chips: role === 'Administrator' ? [{ label: words.administrator, tone: 'brand' }] : [],
    })),
  }
  const resources = Object.keys(groups) as FoundResource[]
  return resources.map((resource) => ({
    name: resource,
    heading: headingOf(resource),
    commands: groups[resource],
  }))
}

const record = (resource: FoundResource, id: number, href: string, label: string) => ({
  key: `${resource}-${id}`,
  label,
  href,
  record: true,
})

const pictureOf = (folder: MediaFolder, id: number, file: string | null) =>
  file === null ? null : mediaUrl(folder, id, file)

/** The API returns tags in lower case. */
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

type Listing = Found['condominiums'][number] & { cover: MediaItem | null }

function listing(
  resource: 'properties' | 'condominiums',
  { id, title, cover, ...more }: Listing,
  words: Words,
) {
  return {
    ...record(resource, id, `/${resource}/edit/${id}/general`, title),
    detail: more.place,
    disabled: more.disabled === 1,
    picture: pictureOf(resource, id, cover === null ? null : (cover.card ?? cover.file)),
    chips: [
      ...(more.tag === null
        ? []
        : [
            {
              label: capital(more.tag),
              tone: more.tag_kind === null ? ('plain' as const) : tones[more.tag_kind],
            },
          ]),
      ...(more.archived === 1 ? [{ label: words.archived, tone: 'plain' as const }] : []),
    ],
  }
}
