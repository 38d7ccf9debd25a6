import { useContext, useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { DialogStackContext } from './dialog-stack.ts'

const lockScroll = (): (() => void) => {
  const { style } = document.documentElement
  const before = style.overflow
  style.overflow = 'hidden'
  return () => {
    style.overflow = before
  }
}

/**
 * Opens and closes a native modal dialog. Meanwhile the page behind is inert and does not scroll; afterwards it gets the focus
 * back.
 */
export const useModalDialog = (isOpen: boolean): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null)
  const stack = useContext(DialogStackContext)
  useEffect(() => {
    const element = dialog.current
    if (element === null || !isOpen) return undefined
    const before = document.activeElement
    if (!element.open) element.showModal()
    const unlock = lockScroll()
    stack?.opened(element)
    return () => {
      stack?.closed(element)
      unlock()
      element.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOpen, stack])
  return dialog
}
