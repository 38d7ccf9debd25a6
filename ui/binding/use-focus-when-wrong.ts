import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

type FocusedWhenWrong = { readonly ref: RefObject<HTMLInputElement | null>; readonly autoFocus: boolean }

/**
 * For the one field of a form that can be wrong: it takes the focus with each answer that refuses it, and so is seen and heard; not away
 * from a field that is typed into. In a document that the server sent the browser itself focuses it and scrolls to it. `refusal` is the
 * same object as long as it is the same answer.
 */
export const useFocusWhenWrong = (refusal: object | undefined): FocusedWhenWrong => {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refusal !== undefined && document.activeElement?.matches('input, select, textarea') !== true) ref.current?.focus()
  }, [refusal])
  return { ref, autoFocus: refusal !== undefined }
}
