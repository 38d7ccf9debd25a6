import { useCallback, useEffect, useRef, useState } from 'react'

type TemporaryValue<Value> = readonly [Value | undefined, (value: Value) => void, () => void, (value: Value) => void]

/** A value that is cleared after a number of milliseconds: `[value, show, hide, keep]`; a kept value stays until it is hidden. */
export const useTemporaryValue = <Value>(duration: number): TemporaryValue<Value> => {
  const [current, setCurrent] = useState<Value>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => { clearTimeout(timer.current) }, [])
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setCurrent(undefined)
  }, [])
  const keep = useCallback((value: Value) => {
    clearTimeout(timer.current)
    setCurrent(() => value)
  }, [])
  const show = useCallback((value: Value) => {
    keep(value)
    timer.current = setTimeout(() => { setCurrent(undefined) }, duration)
  }, [duration, keep])
  return [current, show, hide, keep]
}
