import { useState } from 'react'
import { usePanel, type Panel } from './panels.ts'
import { useCell } from './use-cell.ts'

/** What was open once stays mounted, so that it closes and opens as it was left. */
export const useWasOpened = (panel: Panel): boolean => {
  const isOpen = useCell(usePanel(panel), false)
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened
}
