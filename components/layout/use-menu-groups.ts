import { useState } from 'react'
import { writeCookie } from '@/components/resource/browser-storage'
import { menuGroupsKey } from './preferences'

export type MenuGroupsState = {
  isOpen: (name: string, isCurrent: boolean) => boolean
  setOpen: (name: string, open: boolean) => void
}

export function useMenuGroups(cookie: string): MenuGroupsState {
  const [choices, setChoices] = useState(() => parseChoices(cookie))
  return {
    isOpen: (name, isCurrent) => choices.get(name) ?? (isCurrent || name === 'properties'),
    setOpen(name, open) {
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
