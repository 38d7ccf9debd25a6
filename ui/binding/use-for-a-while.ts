import { useCallback, useEffect, useRef, useState } from 'react'

type ForAWhile<Value> = readonly [Value | undefined, (value: Value) => void, () => void, (value: Value) => void]

/** A value that goes away by itself after so many milliseconds: `[value, show, hide, keep]`; what is kept waits to be hidden. */
export const useForAWhile = <Value>(duration: number): ForAWhile<Value> => {
  const [shown, setShown] = useState<Value>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => { clearTimeout(timer.current) }, [])
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setShown(undefined)
  }, [])
  const keep = useCallback((value: Value) => {
    clearTimeout(timer.current)
    setShown(() => value)
  }, [])
  const show = useCallback((value: Value) => {
    keep(value)
    timer.current = setTimeout(() => { setShown(undefined) }, duration)
  }, [duration, keep])
  return [shown, show, hide, keep]
}
