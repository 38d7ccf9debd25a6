import { useCallback, useEffect, useRef, useState } from 'react'

/** A value that goes away by itself after so many milliseconds: `[value, show, hide]`. */
export const useForAWhile = <Value>(duration: number): readonly [Value | undefined, (value: Value) => void, () => void] => {
  const [shown, setShown] = useState<Value>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => { clearTimeout(timer.current) }, [])
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setShown(undefined)
  }, [])
  const show = useCallback((value: Value) => {
    clearTimeout(timer.current)
    setShown(() => value)
    timer.current = setTimeout(() => { setShown(undefined) }, duration)
  }, [duration])
  return [shown, show, hide]
}
