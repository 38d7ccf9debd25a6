import { token } from '../../token.ts'

/** Reads the page anew, from the shop; what it was done for is remembered, so that it happens once. */
export interface PageReload {
  readonly isDoneFor: (reason: string) => boolean
  /** Throws where the page cannot be read anew. */
  readonly reloadFor: (reason: string) => void
}
export const PageReload = token<PageReload>('PageReload')
