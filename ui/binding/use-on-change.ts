import { useEffect } from 'react'

/** Calls `onChange` whenever the value changes. */
export const useOnChange = <Value>(value: Value, onChange: (value: Value) => void): void => {
  useEffect(() => { onChange(value) }, [value, onChange])
}
