import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/**
 * Holds an answer back until the next beat after its question came: how long the shop had to look tells nothing about what it
 * found, whether it is refused or not.
 */
export type ResponseTimer = <E, A>(answer: TaskEither<E, A>) => TaskEither<E, A>
