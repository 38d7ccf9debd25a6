import type { Task } from 'fp-ts/lib/Task.js'
import type { LinkBinding } from '../../../domain/identity/link-binding.ts'
import type { ProofToken } from '../../../domain/identity/email-link.ts'

/** Derives from the hash of a login link the value stored in the browser that requested it: deterministic, and not reversible. */
export interface LinkBinder {
  readonly bind: (hash: ProofToken) => Task<LinkBinding>
}
