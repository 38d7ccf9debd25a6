import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

/** Milliseconds after the last key when a typed value is complete. */
export const TYPING_PAUSE = 900

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/**
 * Typing into a list of values: "-3,25" is collected key by key and applied after a pause, on Enter or on blur. Every other key
 * keeps its meaning.
 */
export const useTypedValue = (onTyped: (text: string) => void) => {
  const [text, setText] = useState('')
  const latest = useRef(onTyped)
  useEffect(() => { latest.current = onTyped })
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => {
      setText('')
      latest.current(text)
    }, TYPING_PAUSE)
    return () => { clearTimeout(timer) }
  }, [text])
  const finish = (): void => {
    if (text === '') return
    setText('')
    onTyped(text)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isCharacter(event) && (event.key !== ' ' || text !== '')) {
      event.preventDefault()
      setText(text + event.key)
    } else if (event.key === 'Backspace' && text !== '') {
      event.preventDefault()
      setText(text.slice(0, -1))
    } else if (event.key === 'Enter' && text !== '') {
      event.preventDefault()
      finish()
    } else if (event.key === 'Escape') setText('')
  }
  return { text, onKeyDown, onBlur: finish }
}
