import { useEffect, useEffectEvent } from 'react'

/** Listens to an event of the window. With `capture`, the listener runs before React and other listeners. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  capture = false,
) {
  const handle = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => handle(event)
    window.addEventListener(type, listen, capture)
    return () => window.removeEventListener(type, listen, capture)
  }, [type, capture])
}
