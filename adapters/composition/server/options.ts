import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { PageStore } from '../pages/page-store.ts'

/** How the web server runs besides its configuration. */
export type Options = {
  /** Vite, in development. */
  readonly development?: ViteDevServer
  /** Observes every response and every error. */
  readonly watch?: (app: FastifyInstance) => void
  /** Receives all other errors: in the background, in a page, in a notification. */
  readonly report?: (error: unknown) => void
  /** Receives the page cache, whose figures become metrics. */
  readonly countPages?: (figures: PageStore['figures']) => void
  /** Receives the function that says whether the database accepts writes. */
  readonly countWrites?: (isWritable: () => boolean) => void
  /** Counts a content security policy report by its directive. */
  readonly countPolicyReport?: (directive: string) => void
  /** Whether the server still accepts requests. */
  readonly isOpen?: () => Promise<boolean>
}
