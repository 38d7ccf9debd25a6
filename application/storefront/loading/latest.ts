import * as E from 'fp-ts/lib/Either.js'
import * as T from 'fp-ts/lib/Task.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { initialTransition, transition, type SnapshotFrom } from 'xstate'
import type { LatestEvent, latestResponseMachine } from '../../../domain/loading/latest-response.machine.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { createSignal, type Signal } from '../../signal.ts'

export type LatestMachine<Question, Answer> = ReturnType<typeof latestResponseMachine<Question, Answer, Failure>>
export type Known<Question, Answer> = SnapshotFrom<LatestMachine<Question, Answer>>

/** Runs a machine of answers: numbers the questions and tells it what happened. */
export type Latest<Question, Answer> = {
  readonly known: Signal<Known<Question, Answer>>
  /** Answers the number of the question. */
  readonly asked: (question: Question) => number
  readonly received: (sequence: number, answer: Answer | undefined) => void
  readonly refused: (sequence: number, failure: Failure) => void
  readonly forgotten: () => void
}

export const openLatest = <Question, Answer>(machine: LatestMachine<Question, Answer>): Latest<Question, Answer> => {
  const known = createSignal(initialTransition(machine)[0])
  const next = (): number => known.now().context.requested + 1
  const tell = (event: LatestEvent<Question, Answer, Failure>): number => {
    known.put(transition(machine, known.now(), event)[0])
    return event.sequence
  }
  return {
    known,
    asked: (question) => tell({ type: 'request.sent', sequence: next(), query: question }),
    received: (sequence, answer) => { tell({ type: 'response.received', sequence, response: answer }) },
    refused: (sequence, failure) => { tell({ type: 'request.failed', sequence, failure }) },
    forgotten: () => { tell({ type: 'response.cleared', sequence: next() }) },
  }
}

type Told<Question, Answer> = Pick<Latest<Question, Answer>, 'asked' | 'received' | 'refused'>

/** Tells what came of a question. */
export const settle = <Answer>(
  latest: Omit<Told<never, Answer>, 'asked'>, sequence: number, answer: E.Either<Failure, Answer | undefined>,
): void => {
  if (E.isLeft(answer)) latest.refused(sequence, answer.left)
  else latest.received(sequence, answer.right)
}

/** The same request; its question and what comes of it are told. */
export const asking =
  <Question, Answer>(latest: Told<Question, Answer>, question: Question) =>
  <Got extends Answer | undefined>(request: TE.TaskEither<Failure, Got>): TE.TaskEither<Failure, Got> =>
  () => {
    const sequence = latest.asked(question)
    return pipe(request, T.tapIO((answer) => () => { settle(latest, sequence, answer) }))()
  }
