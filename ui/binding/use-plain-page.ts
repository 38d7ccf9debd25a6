import { useEffect } from 'react'
import { openPlain } from './plain-page.ts'

/** Reloads a page whose code failed in the browser as a document that works without script. */
export const usePlainPage = (error: unknown): void => {
  useEffect(() => { if (error instanceof Error) openPlain() }, [error])
}
