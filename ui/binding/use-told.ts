import { useEffect } from 'react'

/** Tells a parent about a value whenever it changes. */
export const useTold = <Value>(value: Value, tell: (value: Value) => void): void => {
  useEffect(() => { tell(value) }, [value, tell])
}
