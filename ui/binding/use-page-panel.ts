import { useEffect } from 'react'
import type { Opening } from './opening.ts'
import { usePanel, type Panel } from './panels.ts'
import { useSignal } from './use-signal.ts'

/** A panel that belongs to one page and closes with it. */
export const usePagePanel = (panel: Panel): readonly [isOpen: boolean, opening: Opening] => {
  const opening = usePanel(panel)
  useEffect(() => opening.close, [opening])
  return [useSignal(opening, false), opening]
}
