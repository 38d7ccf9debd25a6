import { token } from '../../token.ts'

/** Reloads the page from the server; the reason is stored, so that it happens once. */
export interface PageReload {
  readonly isDoneFor: (reason: string) => boolean
  /** Throws if the page cannot be reloaded. */
  readonly reloadFor: (reason: string) => void
}
export const PageReload = token<PageReload>('PageReload')
