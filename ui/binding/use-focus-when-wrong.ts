import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

type FocusedWhenWrong = { readonly ref: RefObject<HTMLInputElement | null>; readonly autoFocus: boolean }

/**
 * For the only field of a form that can be invalid: it takes the focus with each refusal, so that it is visible and announced, but
 * not from a field that is used. In a document from the server the browser focuses it and scrolls to it. `refusal` must be the
 * same object for the same response.
 */
export const useFocusWhenWrong = (refusal: object | undefined): FocusedWhenWrong => {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refusal !== undefined && document.activeElement?.matches('input, select, textarea') !== true) ref.current?.focus()
  }, [refusal])
  return { ref, autoFocus: refusal !== undefined }
}
