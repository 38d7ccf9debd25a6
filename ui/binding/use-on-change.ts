import { useEffect } from 'react'

/** Tells a parent about a value whenever it changes. */
export const useOnChange = <Value>(value: Value, onChange: (value: Value) => void): void => {
  useEffect(() => { onChange(value) }, [value, onChange])
}
