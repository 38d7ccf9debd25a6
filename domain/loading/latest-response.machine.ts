import { assign, setup } from 'xstate'

/** What is known. Questions are numbered, each higher than the one before; an answer carries the number of its question. */
export type LatestResponse<Question, Answer, Failure> = {
  /** The latest question. */
  readonly asked: number
  readonly question: Question | undefined
  /** The latest question that was answered, by an answer or by a failure. */
  readonly answered: number
  /** The question whose answer is held. */
  readonly applied: number
  readonly answer: Answer | undefined
  /** What the latest answer failed of, until a later question is answered. */
  readonly failed: Numbered<{ readonly failure: Failure }> | undefined
}

type Numbered<Said> = Said & { readonly sequence: number }
type Asked<Question> = Numbered<{ readonly question: Question }>
/** `undefined`: there is none, or none any more. */
type Received<Answer> = Numbered<{ readonly answer: Answer | undefined }>

export type LatestEvent<Question, Answer, Failure> =
  | ({ readonly type: 'question.asked' } & Asked<Question>)
  | ({ readonly type: 'answer.received' } & Received<Answer>)
  | ({ readonly type: 'answer.refused' } & Numbered<{ readonly failure: Failure }>)
  /** Nothing is asked any more and nothing held, whatever is still on its way. */
  | ({ readonly type: 'answer.forgotten' } & Numbered<unknown>)

export type LatestRules<Question, Answer> = {
  readonly id: string
  /** Either only the last question counts, or each answer until a later one comes. */
  readonly overtakenBy: 'question' | 'answer'
  /** Whether what is held stays on show while the next question waits; it does if nothing is said. */
  readonly staysFor?: (next: Question, last: Question | undefined) => boolean
  /** What of an answer is held; all of it if nothing is said. */
  readonly heldOf?: (answer: Answer, question: Question | undefined) => Answer | undefined
}

/**
 * Something asked for again and again, of which only the latest answer counts: absent, waiting, held or failed. The last
 * good answer stays while the next one is awaited; an answer that was overtaken is dropped, a failure as well.
 */
export const latestResponseMachine = <Question, Answer, Failure>({ id, overtakenBy, ...rules }: LatestRules<Question, Answer>) => {
  type Known = LatestResponse<Question, Answer, Failure>
  const { staysFor = () => true, heldOf = (answer) => answer } = rules
  const held = ({ question }: Known, { answer }: Received<Answer>): Answer | undefined =>
    answer === undefined ? undefined : heldOf(answer, question)

  return setup({
    types: { context: {} as Known, events: {} as LatestEvent<Question, Answer, Failure>, tags: {} as 'waiting' },
    guards: {
      isDropped: ({ context: { asked, applied } }, { sequence }: Numbered<unknown>) =>
        sequence <= applied || sequence > asked || (overtakenBy === 'question' && sequence < asked),
      hasFailedSince: ({ context }, { sequence }: Numbered<unknown>) => sequence < context.answered,
      isFollowed: ({ context }, { sequence }: Numbered<unknown>) => sequence < context.asked,
      isNothing: ({ context }, received: Received<Answer>) => held(context, received) === undefined,
    },
    actions: {
      noteQuestion: assign(({ context }, { sequence, question }: Asked<Question>) => ({
        asked: sequence,
        question,
        ...(staysFor(question, context.question) ? {} : { answer: undefined, failed: undefined }),
      })),
      hold: assign(({ context }, received: Received<Answer>) => ({
        applied: received.sequence,
        answered: Math.max(received.sequence, context.answered),
        answer: held(context, received),
        failed: received.sequence < (context.failed?.sequence ?? 0) ? context.failed : undefined,
      })),
      noteFailure: assign((_, { sequence, failure }: Numbered<{ readonly failure: Failure }>) => ({
        answered: sequence,
        failed: { sequence, failure },
      })),
      forget: assign((_, { sequence }: Numbered<unknown>) => ({
        asked: sequence, question: undefined, answered: sequence, applied: sequence, answer: undefined, failed: undefined,
      })),
    },
  }).createMachine({
    id,
    context: { asked: 0, question: undefined, answered: 0, applied: 0, answer: undefined, failed: undefined },
    initial: 'absent',
    on: {
      'question.asked': { target: '.waiting', actions: { type: 'noteQuestion', params: ({ event }) => event } },
      'answer.received': [
        { guard: { type: 'isDropped', params: ({ event }) => event } },
        { guard: { type: 'isFollowed', params: ({ event }) => event }, actions: { type: 'hold', params: ({ event }) => event } },
        {
          guard: { type: 'isNothing', params: ({ event }) => event },
          target: '.absent',
          actions: { type: 'hold', params: ({ event }) => event },
        },
        { target: '.held', actions: { type: 'hold', params: ({ event }) => event } },
      ],
      'answer.refused': [
        { guard: { type: 'isDropped', params: ({ event }) => event } },
        { guard: { type: 'hasFailedSince', params: ({ event }) => event } },
        { guard: { type: 'isFollowed', params: ({ event }) => event }, actions: { type: 'noteFailure', params: ({ event }) => event } },
        { target: '.failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
      ],
      'answer.forgotten': { target: '.absent', actions: { type: 'forget', params: ({ event }) => event } },
    },
    states: {
      absent: {},
      waiting: { tags: 'waiting' },
      held: {},
      failed: {},
    },
  })
}
