import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'

/** How the web server runs besides its configuration. */
export type Options = {
  /** Vite at its side while developing. */
  readonly development?: ViteDevServer
  /** Looks at every request that is answered. */
  readonly watch?: (app: FastifyInstance) => void
  /** Whether it still wants requests. */
  readonly isOpen?: () => Promise<boolean>
}
