import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../domain/refusal.ts'
import type { Fit } from './render-picture.ts'

/** An image from which pictures of all sizes are rendered; `name` changes with its content. */
export type Master = { readonly name: string; readonly fit: Fit; readonly read: () => Promise<Buffer> }

/** Finds the master of a picture such as `p/1001/front`. */
export type FindMaster = (path: string) => TaskEither<ServiceUnavailable, Master | undefined>
