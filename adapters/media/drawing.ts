import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../domain/refusal.ts'
import type { Fit } from './render-picture.ts'

/** A drawing that was found; `name` is the same for the same content, `draw` makes it as SVG. */
export type Drawing = { readonly name: string; readonly fit: Fit; readonly draw: () => string }

/** Looks up what is to be seen under a path such as `p/1001/front.svg`; whoever opens the picture service says how. */
export type FindDrawing = (path: string) => TaskEither<ServiceUnavailable, Drawing | undefined>
