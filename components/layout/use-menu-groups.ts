import { useState } from 'react'
import { writeCookie } from '@/components/resource/browser-storage'
import { menuGroupsKey } from './preferences'

export type MenuGroupsState = ReturnType<typeof useMenuGroups>

export function useMenuGroups(cookie: string) {
  const [choices, setChoices] = useState(() => parseChoices(cookie))
  return {
    isOpen: (name: string, isCurrent: boolean) => choices.get(name) ?? (isCurrent || name === 'properties'),
    setOpen(name: string, open: boolean) {
      const newChoices = new Map(choices).set(name, open)
      setChoices(newChoices)
      writeCookie(
        menuGroupsKey,
        [...newChoices].map(([group, isOpen]) => (isOpen ? group : `-${group}`)).join('.'),
      )
    },
  }
}

const parseChoices = (cookie: string) =>
  new Map(
    cookie
      .split('.')
      .filter(Boolean)
      .map((choice) => [choice.replace(/^-/, ''), !choice.startsWith('-')] as const),
  )
