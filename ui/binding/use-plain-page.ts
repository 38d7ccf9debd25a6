import { useEffect } from 'react'
import { openPlain } from './plain-page.ts'

/** A page whose own code failed in the browser is loaded as a document that does without script. */
export const usePlainPage = (error: unknown): void => {
  useEffect(() => { if (error instanceof Error) openPlain() }, [error])
}
