import type { ViteDevServer } from 'vite'

/** How the web server runs besides its configuration. */
export type Options = {
  /** Vite at its side while developing. */
  readonly development?: ViteDevServer
  /** Whether it still wants requests. */
  readonly isOpen?: () => Promise<boolean>
}
