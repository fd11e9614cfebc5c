import type { Found, FoundResource } from '#contract/search.ts'
import type { Choice, SearchTexts } from '@/components/resource/search-definition'
import { searchedResources, searches } from '@/components/search-registry'
import type { CommandGroup } from '@/components/ui/command-window'

export function recordGroups(
  found: Found | null,
  texts: SearchTexts,
  headingOf: (resource: FoundResource) => string,
): (CommandGroup<Choice> & { name: FoundResource })[] {
  return searchedResources.map((name) => ({
    name,
    heading: headingOf(name),
    commands: found === null ? [] : choicesOf(name, found, texts),
  }))
}

function choicesOf<R extends FoundResource>(resource: R, found: Found, texts: SearchTexts): Choice[] {
  const { icon, href, choices } = searches[resource]
  return choices(found[resource], texts).map(({ id, ...choice }) => ({
    key: `${resource}-${id}`,
    icon,
    href: href(id),
    record: true,
    ...choice,
  }))
}
