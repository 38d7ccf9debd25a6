import { useState } from 'react'
import { usePanel, type Panel } from './panels.ts'
import { useSignal } from './use-signal.ts'

/** What was open once stays mounted, so that it closes and opens as it was left. */
export const useWasOpened = (panel: Panel): boolean => {
  const isOpen = useSignal(usePanel(panel), false)
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened
}
