import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { PageStore } from '../pages/page-store.ts'

/** How the web server runs besides its configuration. */
export type Options = {
  /** Vite at its side while developing. */
  readonly development?: ViteDevServer
  /** Looks at every request that is answered, and at every error. */
  readonly watch?: (app: FastifyInstance) => void
  /** Hears of what went wrong besides: in the background, in a page, in a notice. */
  readonly report?: (error: unknown) => void
  /** Is told where the kept pages can be counted. */
  readonly countPages?: (figures: PageStore['figures']) => void
  /** Receives the function that says whether the database takes writes. */
  readonly countWrites?: (isWritable: () => boolean) => void
  /** Counts a report about the security policy of a page, by its directive. */
  readonly countPolicyReport?: (directive: string) => void
  /** Whether it still wants requests. */
  readonly isOpen?: () => Promise<boolean>
}
