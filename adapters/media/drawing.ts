import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../domain/refusal.ts'
import type { Fit } from './render-picture.ts'

/** A drawing; `name` identifies its content, `draw` makes it as SVG. */
export type Drawing = { readonly name: string; readonly fit: Fit; readonly draw: () => string }

/** Finds the drawing of a path such as `p/1001/front.svg`; supplied when the picture service is opened. */
export type FindDrawing = (path: string) => TaskEither<ServiceUnavailable, Drawing | undefined>
