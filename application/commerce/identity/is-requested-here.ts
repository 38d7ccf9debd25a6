import * as T from 'fp-ts/lib/Task.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ProofToken } from '../../../domain/identity/email-link.ts'
import type { Callers } from '../shop/request-context.ts'
import type { LinkBinder } from './link-binder.port.ts'

/** Whether the browser of this request requested this link (decision R1). */
export const isRequestedHere =
  ({ linkBinder }: { readonly linkBinder: LinkBinder }) =>
  ({ session }: Callers['anyone'], hash: ProofToken): T.Task<boolean> =>
    pipe(linkBinder.bind(hash), T.map((binding) => session.linkBindings().includes(binding)))

/** Marks the browser as the one that requested this link, whether or not its mail was sent. */
export const markRequestedHere =
  ({ linkBinder }: { readonly linkBinder: LinkBinder }) =>
  ({ session }: Callers['anyone'], token: ProofToken): T.Task<void> =>
    pipe(linkBinder.bind(token), T.map((binding) => { session.setLinkBinding(binding) }))
