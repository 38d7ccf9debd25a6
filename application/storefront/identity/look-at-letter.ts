import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { LetterGateway, OpenedLetter, SeenLetter } from './letter-gateway.port.ts'

/** Whether a letter can still be answered; a look uses nothing up. */
export type LookAtLetter = (letter: OpenedLetter) => TaskEither<Failure, SeenLetter>
export const LookAtLetter = token<LookAtLetter>('LookAtLetter')

export const makeLookAtLetter = ({ letters }: { readonly letters: LetterGateway }): LookAtLetter => letters.look
