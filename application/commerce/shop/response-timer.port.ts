import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/**
 * Delays a response to the next multiple of a fixed time after its request: the time a lookup takes reveals nothing about its result,
 * whether it is refused or not.
 */
export type ResponseTimer = <E, A>(response: TaskEither<E, A>) => TaskEither<E, A>
