import { useState } from 'react'
import { usePanel, type Panel } from './panels.ts'
import { useSignal } from './use-signal.ts'

/** True once the panel was opened, so that it stays mounted and keeps its state. */
export const useWasOpened = (panel: Panel): boolean => {
  const isOpen = useSignal(usePanel(panel), false)
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened
}
